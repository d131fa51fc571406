/** Characters gathered before they are sent on: few messages, and an early first byte. */
const PART_LENGTH = 128 * 1024;

/** Gathers texts and hands them on as UTF-8 in parts worth a message of their own, each when the one before is through. */
export function partsOfText(send: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>): {
  add(text: string): Promise<void>;
  end(): Promise<void>;
} {
  const encoder = new TextEncoder();
  let gathered = "";
  const flush = async (): Promise<void> => {
    const text = gathered;
    gathered = "";
    if (text !== "") await send(encoder.encode(text));
  };
  return {
    async add(text) {
      gathered += text;
      if (gathered.length >= PART_LENGTH) await flush();
    },
    end: flush,
  };
}
