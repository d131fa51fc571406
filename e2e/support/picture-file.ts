import { crc32, deflateSync } from "node:zlib";

/** A file as a page is given it. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture of grey paper with darker lines on it: 300 times 400 points, or so many times as large. */
export function pictureFile(name: string, scale = 1): TestFile {
  const width = 300 * scale;
  const height = 400 * scale;
  const rows = Array.from({ length: height }, (_, y) => Buffer.from([0, ...pixels(scale, y)]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { name, mimeType: "image/png", buffer };
}

function pixels(scale: number, y: number): number[] {
  const isLine = Math.floor(y / scale) % 32 > 22;
  return Array.from({ length: 300 * scale }, (_, x) =>
    isLine && x > 40 * scale && x < 260 * scale ? 60 : 245,
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
