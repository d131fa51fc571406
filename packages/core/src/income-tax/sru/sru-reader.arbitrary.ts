/**
 * A reader of the pair of files, written from the tax agency's description alone and knowing nothing of the writer: it
 * holds the order of the records, the form of each value, and the fields that each form has.
 */
export interface ReadFiles {
  readonly sender: Readonly<Record<string, string>>;
  readonly blocks: readonly {
    readonly form: string;
    readonly number: string;
    readonly stamp: string;
    readonly values: Readonly<Record<string, string>>;
  }[];
}

const INFO_ORDER = [
  /^#DATABESKRIVNING_START$/,
  /^#PRODUKT SRU$/,
  /^(?:#MEDIAID .+)?$/,
  /^(?:#SKAPAD \d{8}(?: \d{6})?)?$/,
  /^(?:#PROGRAM .+)?$/,
  /^#FILNAMN BLANKETTER\.SRU$/,
  /^#DATABESKRIVNING_SLUT$/,
  /^#MEDIELEV_START$/,
  /^#ORGNR (?:\d{12}|\d{10})$/,
  /^#NAMN .{1,250}$/,
  /^(?:#ADRESS .+)?$/,
  /^#POSTNR (?!00000)\d{5}$/,
  /^#POSTORT .+$/,
  /^(?:#AVDELNING .+)?$/,
  /^(?:#KONTAKT .+)?$/,
  /^(?:#EMAIL .+)?$/,
  /^(?:#TELEFON .{1,15})?$/,
  /^(?:#FAX .+)?$/,
  /^#MEDIELEV_SLUT$/,
];

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const DATES = new Set([7011, 7012]);
const FORMS: Readonly<Record<string, readonly number[]>> = {
  INK2: [
    7011, 7012, 7104, 7114, 7131, 7132, 7133, 7153, 7154, 7155, 7156, 80, 93, 84, 86, 95, 96, 97, 98, 1582,
    90,
  ],
  INK2R: [
    [7011, 7012, 7201, 7202, 7251, 7252, 7261, 7262, 7263, 7270, 7271, 7281, 7301, 7302, 7321, 7322, 7323],
    [7331, 7332, 7333, 7419, 7450, 7530, 7550, between(7214, 7217), between(7230, 7235), between(7241, 7246)],
    [between(7350, 7354), between(7360, 7370), between(7410, 7417), between(7420, 7423)],
    [between(7510, 7522), between(7524, 7528)],
  ].flat(2),
  INK2S: [
    [7011, 7012, 7650, 7750, 7770, 8020, 8021, 8022, 8023, 8026, 8028, 8040, 8041, 8044, 8045],
    [between(7651, 7668), between(7670, 7673), between(7751, 7765)],
  ].flat(2),
  NE: [
    [
      7011, 7012, 7020, 7021, 7023, 7024, 7025, 7200, 7210, 7211, 7212, 7213, 7240, 7250, 7260, 7280, 7300,
      7320,
    ],
    [7330, 7380, 7381, 7382, 7383, 7440, 7630, 7730, 8046, 8047, between(7400, 7403), between(7500, 7505)],
    [between(7600, 7614), between(7700, 7714), between(8000, 8012)],
  ].flat(2),
};
const TICKS = new Set([90, 7021, 7023, 7024, 8040, 8041, 8044, 8045, 8046, 8047]);
const TEXTS = new Set([7020, 7025]);
const NOT_NEGATIVE = new Set([7104, 7114, 7420, 7525, 7450, 7550, 7650, 7750, 7670, 7770]);
const EXCLUSIVE = [
  [7104, 7114],
  [7450, 7550],
  [7650, 7750],
  [7670, 7770],
] as const;

/** The content of both files; throws at the first thing that the agency would refuse. */
export function readSruFiles(info: Uint8Array, forms: Uint8Array): ReadFiles {
  return { sender: readInfo(linesOf(info)), blocks: readForms(linesOf(forms)) };
}

function linesOf(bytes: Uint8Array): string[] {
  const text = Array.from(bytes, (byte) => {
    if (byte > 126 && byte < 160) throw new Error(`no character of ISO 8859-1: ${byte}`);
    return String.fromCharCode(byte);
  }).join("");
  if (!text.endsWith("\r\n")) throw new Error("the last line does not end");
  const lines = text.slice(0, -2).split("\r\n");
  for (const line of lines) {
    if (!/^#[A-Z]/.test(line) || line.slice(1).includes("#") || /[\r\n\t]/.test(line))
      throw new Error(`a bad line: ${line}`);
  }
  return lines;
}

function readInfo(lines: readonly string[]): Readonly<Record<string, string>> {
  let at = 0;
  for (const expected of INFO_ORDER) {
    const line = lines[at];
    if (line !== undefined && expected.test(line)) at += 1;
    else if (!expected.test(""))
      throw new Error(`INFO.SRU line ${at + 1}: ${line} is not ${expected.source}`);
  }
  if (at !== lines.length) throw new Error(`INFO.SRU line ${at + 1}: ${lines[at]} is out of order`);
  return Object.fromEntries(
    lines.map((line) => [line.slice(1).split(" ")[0] ?? "", line.slice(line.indexOf(" ") + 1)]),
  );
}

function readForms(lines: readonly string[]): ReadFiles["blocks"] {
  if (lines.at(-1) !== "#FIL_SLUT") throw new Error("no #FIL_SLUT");
  const text = lines.slice(0, -1).join("\n");
  const blocks = text.split("\n#BLANKETTSLUT").filter((block) => block !== "");
  if (!text.endsWith("#BLANKETTSLUT")) throw new Error("the last form does not end");
  const read = blocks.map((block) => readBlock(block.trim().split("\n")));
  const stamps = read.map(({ stamp }) => stamp);
  if (new Set(stamps).size !== stamps.length) throw new Error("two forms have the same time");
  return read;
}

function readBlock([head = "", identity = "", ...rest]: readonly string[]): ReadFiles["blocks"][number] {
  const [, form = "", period = ""] = /^#BLANKETT ([A-Z0-9]+)-(20\d\dP[1-4])$/.exec(head) ?? [];
  const codes = FORMS[form];
  if (codes === undefined) throw new Error(`no such form: ${head}`);
  const [, number = "", stamp = ""] = /^#IDENTITET (\d{12}) (\d{8} \d{6})$/.exec(identity) ?? [];
  if (number === "") throw new Error(`bad identity: ${identity}`);
  const fields = rest.filter((line) => line.startsWith("#UPPGIFT"));
  const before = rest.slice(0, rest.length - fields.length);
  if (before.some((line, at) => !line.startsWith(at === 0 ? "#NAMN " : "#SYSTEMINFO ")))
    throw new Error("out of order");
  const values: Record<string, string> = {};
  for (const line of fields) {
    const [, code = "", value = ""] = /^#UPPGIFT (\d{2,4}) (.+)$/.exec(line) ?? [];
    if (!codes.includes(Number(code)) || code in values)
      throw new Error(`${form} has no such field, or twice: ${line}`);
    checkValue(Number(code), value);
    values[code] = value;
  }
  for (const pair of EXCLUSIVE)
    if (pair.every((code) => code in values)) throw new Error(`both of ${pair.join(", ")}`);
  if (!fields[0]?.startsWith("#UPPGIFT 7011 ") || !fields[1]?.startsWith("#UPPGIFT 7012 "))
    throw new Error("no dates");
  return { form: `${form}-${period}`, number, stamp, values };
}

function checkValue(code: number, value: string): void {
  if (TICKS.has(code)) {
    if (value !== "X") throw new Error(`a tick is X: ${code} ${value}`);
  } else if (TEXTS.has(code)) {
    if (value.length > 80) throw new Error(`too long: ${code}`);
  } else if (DATES.has(code)) {
    if (!/^20\d{6}$/.test(value)) throw new Error(`no date: ${value}`);
  } else if (!/^-?[1-9]\d{0,11}$/.test(value) || (NOT_NEGATIVE.has(code) && value.startsWith("-"))) {
    throw new Error(`no amount of the field: ${code} ${value}`);
  }
}
