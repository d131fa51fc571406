import { truncateSync, writeFileSync } from "node:fs";

/** Fills a disk to its last byte with one file; removing it frees the space again. */
export function fillDisk(ballast: string): void {
  let size = 0;
  writeFileSync(ballast, "");
  for (let bytes = 1 << 20; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    while (appends(ballast, size, bytes)) size += bytes;
  }
}

/** Adds bytes at the end of a file; false when there is no room for all of them. */
function appends(file: string, size: number, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: "a" });
    return true;
  } catch {
    truncateSync(file, size);
    return false;
  }
}
