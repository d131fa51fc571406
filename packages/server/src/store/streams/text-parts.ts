/** Characters collected before they are sent: few messages, and still an early first byte. */
const PART_LENGTH = 128 * 1024;

/**
 * Collects texts and sends them as UTF-8 in parts that are worth a message of their own, each after the one before has
 * been sent.
 */
export function partsOfText(send: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>): {
  add(text: string): Promise<void>;
  /** What has been collected since the last part; less than a whole part. */
  rest(): Uint8Array<ArrayBuffer>;
} {
  const encoder = new TextEncoder();
  let gathered = "";
  const taken = (): Uint8Array<ArrayBuffer> => {
    const text = gathered;
    gathered = "";
    return encoder.encode(text);
  };
  return {
    async add(text) {
      for (let from = 0; from < text.length; ) {
        const to = cutAt(text, from + PART_LENGTH);
        gathered += text.slice(from, to);
        if (gathered.length >= PART_LENGTH) await send(taken());
        from = to;
      }
    },
    rest: taken,
  };
}

/** `at`, or one more where `at` would split a surrogate pair. */
function cutAt(text: string, at: number): number {
  const isHalf = at < text.length && /[\uDC00-\uDFFF]/.test(text.charAt(at));
  return isHalf ? at + 1 : Math.min(at, text.length);
}
