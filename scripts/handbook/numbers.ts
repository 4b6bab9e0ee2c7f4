import { isRuleNumber } from '@signoria/words/handbook';

/** The words before the first one that is neither a rule number nor joins two: `C-1.1 to C-1.3`, `X-1.1, X-1.2`. */
function head(text: string): string[] {
  const words = text.trim().split(/[\s,:]+/);
  const end = words.findIndex(word => !isRuleNumber(word) && word !== 'and' && word !== 'to');
  return end < 0 ? words : words.slice(0, end);
}

/** The rule numbers a text begins with. */
export function headNumbers(text: string): string[] {
  return head(text).filter(isRuleNumber);
}

/** The rule numbers a text begins with, those between `C-1.1 to C-1.3` among them; `order` is the handbook's. */
export function headRules(text: string, order: readonly string[]): string[] {
  return head(text).flatMap((word, i, words) => {
    if (!isRuleNumber(word)) return [];
    if (words[i - 1] !== 'to') return [word];
    return order.slice(order.indexOf(words[i - 2] ?? '') + 1, order.indexOf(word) + 1);
  });
}
