/** Characters gathered before they are sent on: few messages, and an early first byte. */
const PART_LENGTH = 128 * 1024;

/** Gathers texts and hands them on as UTF-8 in parts worth a message of their own. */
export function partsOfText(send: (bytes: Uint8Array<ArrayBuffer>) => void): {
  add(text: string): void;
  end(): void;
} {
  const encoder = new TextEncoder();
  let gathered = "";
  const flush = (): void => {
    if (gathered !== "") send(encoder.encode(gathered));
    gathered = "";
  };
  return {
    add(text) {
      gathered += text;
      if (gathered.length >= PART_LENGTH) flush();
    },
    end: flush,
  };
}
