/** Saves a file under a name, as a download. */
export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun with the click; the address is only needed until the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
