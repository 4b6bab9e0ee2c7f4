/** A number with a true minus sign. */
export function figure(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** The same, with a plus sign if it is positive. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : figure(number);
}
