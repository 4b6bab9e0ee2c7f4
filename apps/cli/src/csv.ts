/** A line of comma-separated values; a list is one of them, with spaces. */
export function csvLine(values: readonly unknown[]): string {
  const cells = values.map(value => {
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\n`;
}
