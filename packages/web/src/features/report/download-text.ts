/** Hands a text to the person as a file. */
export function downloadText(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun with the click; the address is needed no longer than until the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
