const LAID_ANEW = 'laid-anew';

/** A board that moves its parts without a move of the game says so: something else lies under the finger now. */
export function sayLaidAnew(board: Element): void {
  board.dispatchEvent(new Event(LAID_ANEW, { bubbles: true }));
}

/** Calls back whenever a board within the element has said so; what is returned ends it. */
export function onLaidAnew(element: Element, then: () => void): () => void {
  element.addEventListener(LAID_ANEW, then);
  return () => element.removeEventListener(LAID_ANEW, then);
}
