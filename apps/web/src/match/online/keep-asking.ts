/** As often the server is asked again while it is out of reach. */
const AGAIN_MS = 4_000;

/** Asks, tells the answer, and asks again for as long as the server is out of reach. The answer stops it. */
export function keepAsking<T>(
  ask: () => Promise<T>,
  isAway: (answer: T) => boolean,
  tell: (answer: T) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  const look = async () => {
    const answer = await ask();
    if (!isWanted) return;
    tell(answer);
    if (isAway(answer)) timer = setTimeout(look, AGAIN_MS);
  };
  void look();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

/** Whether a reply says that the server is out of reach. */
export function saysAway(reply: { ok: true } | { ok: false; error: { code: string } }): boolean {
  return !reply.ok && reply.error.code === 'offline';
}
