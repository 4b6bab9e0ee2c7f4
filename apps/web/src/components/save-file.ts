/** Offers a piece of JSON as a file to keep. */
export function saveFile(name: string, content: unknown): void {
  saveText(name, `${JSON.stringify(content, null, 1)}\n`, 'application/json');
}

/** Offers a text as a file to keep. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
