/** A key that is pressed, by its name. */
interface Press {
  readonly press: string;
}

/**
 * What is done at the keyboard. Account numbers and letters that search are counted by the key; text and amounts are
 * not.
 */
export type Step =
  | Press
  | { readonly find: string }
  | { readonly text: string }
  | { readonly amount: string }
  /** Waits for what a person waits for too. */
  | { readonly see: string };

export interface EverydayEvent {
  readonly name: string;
  /**
   * How many keys it took before texts were found by their first letters and VAT went by the account, counted in the
   * same way.
   */
  readonly before: number;
  /** The page that the event begins on; undefined: the form left by the previous event. */
  readonly from?: string;
  readonly steps: readonly Step[];
  /** What is shown when it is done. */
  readonly seen: string;
  /** What is in the books then. */
  readonly stored?: string | readonly string[];
}

const HOME = "/accounting";
const CREATE = "/accounting/transaction/create";
const press = (...keys: readonly string[]): readonly Press[] => keys.map((key) => ({ press: key }));
const enter: Press = { press: "Enter" };
const register: Press = { press: "Control+Enter" };
/** Date as it is shown, and the text. */
const begin = (text: string): readonly Step[] => [enter, { text }, enter];
/** Date as it is shown, and letters that find a text used before. */
const beginKnown = (letters: string, text: string): readonly Step[] => [
  enter,
  { find: letters },
  { see: text },
  enter,
];
const row = (account: string): readonly Step[] => [{ find: account }, enter];
/** The account that takes the missing amount in credit: registering takes both. */
const rest = (account: string): readonly Step[] => [{ find: account }, register];
/** The same where the account stands in grey, as it balanced such a row the latest time. */
const greyRest = (told: string): readonly Step[] => [{ see: told }, register];

/** The everyday events, scripted by keyboard alone. They follow each other in the same books. */
export const EVERYDAY_EVENTS: readonly EverydayEvent[] = [
  {
    name: "Inköp med 25 % moms, känd text",
    before: 13,
    from: CREATE,
    steps: [...beginKnown("le", "Lerbutiken"), { amount: "500" }, register],
    seen: "A 2 registrerad, 500,00",
    stored: "A 2 2025-05-12 Lerbutiken: 5460 400, 2641 100, 1930 -500",
  },
  {
    name: "Inköp med 25 % moms för hand",
    before: 14,
    steps: [
      ...begin("Pennor"),
      ...row("54"),
      { amount: "250" },
      ...press("Control+m", "Enter"),
      ...greyRest("Företagskonto"),
    ],
    seen: "A 3 registrerad, 250,00",
    stored: "A 3 2025-05-12 Pennor: 5460 200, 2641 50, 1930 -250",
  },
  {
    name: "Kundfaktura med 25 % moms",
    before: 16,
    steps: [
      ...begin("Faktura 17"),
      ...row("151"),
      { amount: "12500" },
      enter,
      ...row("3001"),
      ...press("Control+m"),
      register,
    ],
    seen: "A 4 registrerad, 12 500,00",
    stored: "A 4 2025-05-12 Faktura 17: 1510 12500, 3001 -10000, 2611 -2500",
  },
  {
    name: "Kund betalar",
    before: 13,
    steps: [...begin("Betald faktura 17"), ...row("19"), { amount: "12500" }, enter, ...rest("15")],
    seen: "A 5 registrerad, 12 500,00",
    stored: "A 5 2025-05-12 Betald faktura 17: 1930 12500, 1510 -12500",
  },
  {
    name: "Lön med skatteavdrag",
    before: 19,
    steps: [
      ...begin("Lön maj"),
      ...row("7"),
      { amount: "30000" },
      enter,
      ...row("271"),
      { amount: "9000" },
      enter,
      ...greyRest("Företagskonto"),
    ],
    seen: "A 6 registrerad, 30 000,00",
    stored: "A 6 2025-05-12 Lön maj: 7210 30000, 2710 -9000, 1930 -21000",
  },
  {
    name: "Bankavgift",
    before: 13,
    steps: [...begin("Bankavgift"), ...row("6"), { amount: "125" }, enter, ...greyRest("Företagskonto")],
    seen: "A 7 registrerad, 125,00",
    stored: "A 7 2025-05-12 Bankavgift: 6570 125, 1930 -125",
  },
  {
    name: "Kortköp med kvitto ur urklipp, känd text",
    before: 14,
    steps: [
      ...press("Control+v"),
      { see: "kvitto.png" },
      ...beginKnown("le", "Lerbutiken"),
      { amount: "80" },
      register,
    ],
    seen: "A 8 registrerad, 80,00",
    stored: "A 8 2025-05-12 Lerbutiken: 5460 64, 2641 16, 1930 -80",
  },
  {
    name: "Vända en transaktion",
    before: 6,
    from: HOME,
    steps: [
      ...press("Control+k"),
      { find: "A3" },
      { see: "Pennor" },
      enter,
      { see: "Kan inte raderas" },
      ...press("Control+b"),
      { see: "Rättar A 3" },
      register,
    ],
    seen: "A 9 registrerad, 250,00",
    stored: "A 9 2025-05-12 Rättelse av A 3: Pennor: 5460 -200, 2641 -50, 1930 250",
  },
  {
    name: "Hitta en transaktion på text och öppna den",
    before: 12,
    from: HOME,
    steps: [
      ...press("g", "t"),
      { see: "9 transaktioner" },
      ...press("/"),
      { find: "lön" },
      { see: "av 1" },
      ...press("Enter", "Enter"),
    ],
    seen: "Transaktion A 6",
  },
  {
    name: "Se ett kontos huvudbok",
    before: 6,
    from: HOME,
    steps: [...press("Control+k"), { find: "1930" }, { see: "Konton" }, enter],
    seen: "1930 Företagskonto",
  },
  {
    name: "Inköp från EU med omvänd skattskyldighet",
    before: 27,
    from: CREATE,
    steps: [
      ...begin("Programvara från Irland"),
      ...row("4535"),
      { amount: "1000" },
      ...press("Control+m", "Enter"),
      ...greyRest("Företagskonto"),
    ],
    seen: "A 10 registrerad, 1 250,00",
    stored: "A 10 2025-05-12 Programvara från Irland: 4535 1000, 2614 -250, 2645 250, 1930 -1000",
  },
  {
    name: "Lön med skatteavdrag och arbetsgivaravgifter",
    before: 32,
    steps: [
      ...begin("Utbetalning till Anna"),
      ...row("72"),
      { amount: "30000" },
      enter,
      ...row("27"),
      { amount: "9000" },
      enter,
      { see: "Företagskonto" },
      enter,
      enter,
      ...row("751"),
      { amount: "9426" },
      enter,
      ...rest("2731"),
    ],
    seen: "A 11 registrerad, 39 426,00",
    stored:
      "A 11 2025-05-12 Utbetalning till Anna: 7210 30000, 2710 -9000, 1930 -21000, 7511 9426, 2731 -9426",
  },
  {
    name: "Rätta ett belopp i en transaktion",
    before: 20,
    from: HOME,
    steps: [
      ...press("Control+k"),
      { find: "A5" },
      { see: "Betald faktura 17" },
      enter,
      { see: "Kan inte raderas" },
      ...press("Control+e"),
      { see: "Rättar A 5" },
      enter,
      { amount: "12000" },
      register,
    ],
    seen: "A 13 registrerad, 12 000,00, och A 5 vänd",
    stored: [
      "A 12 2025-05-12 Rättelse av A 5: Betald faktura 17: 1930 -12500, 1510 12500",
      "A 13 2025-05-12 Betald faktura 17: 1930 12000, 1510 -12000",
    ],
  },
  {
    name: "Inköp med 25 % moms för hand, kvitto ur urklipp",
    before: 15,
    from: CREATE,
    steps: [
      ...press("Control+v"),
      { see: "kvitto.png" },
      ...begin("Toner"),
      ...row("54"),
      { amount: "500" },
      ...press("Control+m", "Enter"),
      ...greyRest("Företagskonto"),
    ],
    seen: "A 14 registrerad, 500,00",
    stored: "A 14 2025-05-12 Toner: 5460 400, 2641 100, 1930 -500",
  },
  {
    name: "Avgift till banken, kontot efter namn",
    before: 15,
    steps: [
      ...begin("Kostnad för kontot"),
      ...row("ba"),
      { amount: "90" },
      enter,
      ...greyRest("Företagskonto"),
    ],
    seen: "A 15 registrerad, 90,00",
    stored: "A 15 2025-05-12 Kostnad för kontot: 6570 90, 1930 -90",
  },
];

/** How many keys the event takes, without new texts and the digits of amounts. */
export function keyCount({ steps }: EverydayEvent): number {
  return steps.reduce((sum, step) => sum + ("press" in step ? 1 : "find" in step ? step.find.length : 0), 0);
}

/** The event as a row of the table in docs/keystrokes.md. */
export function tableRow(event: EverydayEvent, index: number): string {
  const { text, rows } = bookedOf(event);
  const cells = [
    index + 1,
    event.name,
    startOf(event),
    text,
    rows,
    event.before,
    keyCount(event),
    event.steps.flatMap(stepWords).join(", "),
  ];
  return `| ${cells.join(" | ")} |`;
}

function startOf({ from }: EverydayEvent): string {
  if (from === HOME) return "startsidan";
  return from === CREATE ? "formuläret" : "formuläret, efter den förra";
}

/** Text and rows of the last voucher that the event leaves: a correction leaves its reversal before it. */
function bookedOf({ stored = "" }: EverydayEvent): { readonly text: string; readonly rows: string } {
  const last = typeof stored === "string" ? stored : stored.at(-1);
  const [, text = "–", rows = "–"] = /^\S+ \d+ \S+ (.*): (.*)$/.exec(last ?? "") ?? [];
  return { text, rows: rows.replaceAll("-", "−") };
}

function stepWords(step: Step): readonly string[] {
  if ("press" in step) return [keyName(step.press)];
  if ("find" in step) return [`"${step.find}"`];
  return "text" in step ? ["*text*"] : "amount" in step ? ["*belopp*"] : [];
}

/** A key as it is written for people: "Ctrl M". */
function keyName(key: string): string {
  return key.replace(/^Control\+/, "Ctrl ").replace(/\b[a-z]$/, (letter) => letter.toUpperCase());
}
