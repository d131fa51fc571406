/** Smaller ones are copied faster than handed over. */
const WORTH_HANDING_OVER = 16 * 1024;

/**
 * The memory in the fields of a message that can be handed to another thread instead of copied: that of byte arrays
 * which own all of theirs. The sender must not touch it again.
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
