const POLYNOMIAL = 0xedb88320;

// A DataView returns a number for every index, while an array may return undefined.
const TABLE = table();

/**
 * The CRC-32 of bytes as in ZIP files and SIE 4's #KSUMMA, 0 to 2^32 - 1. `before` is the sum of the preceding bytes,
 * for data that comes in pieces.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ TABLE.getUint32(((crc ^ byte) & 0xff) * 4);
  return ~crc >>> 0;
}

function table(): DataView {
  const view = new DataView(new ArrayBuffer(256 * 4));
  for (let byte = 0; byte < 256; byte += 1) {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
    view.setUint32(byte * 4, value);
  }
  return view;
}
