/** Smaller buffers are copied faster than transferred. */
const WORTH_HANDING_OVER = 16 * 1024;

/**
 * The buffers in the fields of a message that can be transferred to another thread instead of copied: those of byte
 * arrays that span their whole buffer. The sender must not use them again.
 */
export function ownedBuffers(message: unknown): readonly ArrayBuffer[] {
  const buffers: ArrayBuffer[] = [];
  collect(message, 3, buffers);
  return buffers;
}

function collect(value: unknown, depth: number, buffers: ArrayBuffer[]): void {
  if (value instanceof Uint8Array) {
    const { buffer } = value;
    const isWhole = value.byteLength === buffer.byteLength && value.byteLength >= WORTH_HANDING_OVER;
    if (isWhole && buffer instanceof ArrayBuffer) buffers.push(buffer);
  } else if (depth > 0 && typeof value === "object" && value !== null && !(value instanceof Map)) {
    if (Array.isArray(value) && value.length > 10) return;
    for (const field of Object.values(value)) collect(field, depth - 1, buffers);
  }
}
