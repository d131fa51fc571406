const GIB = 1024 ** 3;

/** A size in Swedish, for people who have to make something smaller. */
export function sizeText(bytes: number): string {
  if (bytes >= GIB) return `${String(Math.floor((bytes / GIB) * 10) / 10).replace(".", ",")} GiB`;
  return bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)} MiB` : `${Math.floor(bytes / 1024)} KiB`;
}
