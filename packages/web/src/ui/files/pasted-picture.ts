const STARTS = "Inklistrad bild ";

/** What browsers call every picture that is pasted and is no file of its own. */
const BROWSER_NAME = /^image(?<extension>\.[a-z]+)$/i;

const moment = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Stockholm",
});

/** Pasted files under names that tell them apart: `Inklistrad bild 2026-11-23 14.05.31.png`. */
export function namedPastes(files: readonly File[], now: number): readonly File[] {
  return files.map((file) => {
    const extension = BROWSER_NAME.exec(file.name)?.groups?.["extension"];
    if (extension === undefined) return file;
    const name = `${STARTS}${moment.format(now).replaceAll(":", ".")}${extension.toLowerCase()}`;
    return new File([file], name, { type: file.type, lastModified: file.lastModified });
  });
}

/** True for a file that was named here: the day in its name is when it was pasted, not that of the receipt. */
export function isPastedPicture(name: string): boolean {
  return name.startsWith(STARTS);
}
