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
      // The head of a document may be as long as all of it.
      for (let from = 0; from < text.length; ) {
        const to = cutAt(text, from + PART_LENGTH);
        gathered += text.slice(from, to);
        if (gathered.length >= PART_LENGTH) await flush();
        from = to;
      }
    },
    end: flush,
  };
}

/** There, or one further where that would be between the halves of a character. */
function cutAt(text: string, at: number): number {
  const isHalf = at < text.length && /[\uDC00-\uDFFF]/.test(text.charAt(at));
  return isHalf ? at + 1 : Math.min(at, text.length);
}
