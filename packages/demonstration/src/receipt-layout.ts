import { formatOre, ZERO_ORE } from "@huvudbok/core/money";
import type { Receipt, ReceiptParty } from "./receipt.ts";

/** A line of text on the paper. Places are points from the top left corner; `x` is the end of a text at the right. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly align: "left" | "right" | "center";
  readonly isBold?: boolean;
}

/** A thin line across the paper. */
export interface PlacedRule {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

export interface ReceiptLayout {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
  readonly rules: readonly PlacedRule[];
}

/** A till's roll of 80 mm, and A4. */
const ROLL_WIDTH = 227;
const A4 = { width: 595, height: 842 };
const MARGIN = { roll: 14, page: 56 };
const LINE = 15;

/** The positions of everything on the paper. */
export function receiptLayout(receipt: Receipt): ReceiptLayout {
  return receipt.kind === "till" ? tillLayout(receipt) : invoiceLayout(receipt);
}

/** Puts lines one under the other. */
class Column {
  readonly texts: PlacedText[] = [];
  readonly rules: PlacedRule[] = [];
  readonly #left: number;
  readonly #right: number;
  y: number;

  constructor(left: number, right: number, top: number) {
    this.#left = left;
    this.#right = right;
    this.y = top;
  }

  pair(left: string, right: string, size: number, isBold = false): void {
    this.texts.push({ text: left, x: this.#left, y: this.y, size, align: "left", isBold });
    this.texts.push({ text: right, x: this.#right, y: this.y, size, align: "right", isBold });
    this.y += LINE;
  }

  line(text: string, size: number, isBold = false): void {
    this.texts.push({ text, x: this.#left, y: this.y, size, align: "left", isBold });
    this.y += LINE;
  }

  center(text: string, size: number, isBold = false): void {
    const x = (this.#left + this.#right) / 2;
    this.texts.push({ text, x, y: this.y, size, align: "center", isBold });
    this.y += LINE;
  }

  rule(): void {
    this.rules.push({ y: this.y - LINE / 2 - 1, from: this.#left, to: this.#right });
    this.y += LINE / 2;
  }
}

function tillLayout(receipt: Receipt): ReceiptLayout {
  const { seller, date, number, lines, vat, total } = receipt;
  const column = new Column(MARGIN.roll, ROLL_WIDTH - MARGIN.roll, 30);
  column.center(seller.name.toUpperCase(), 11, true);
  column.center(seller.street, 9);
  column.center(seller.place, 9);
  column.center(`Org.nr ${seller.organizationNumber}`, 9);
  column.rule();
  column.pair(date, `Kvitto ${number}`, 9);
  column.rule();
  for (const { text, amount } of lines) column.pair(text, formatOre(amount), 9);
  column.rule();
  column.pair("ATT BETALA", `${formatOre(total)} kr`, 11, true);
  for (const { rate, net, vat: amount } of vat) {
    column.pair(`Varav moms ${rate} %`, formatOre(amount), 9);
    column.pair("Netto", formatOre(net), 9);
  }
  if (vat.length === 0) column.line("Momsfritt", 9);
  column.rule();
  column.pair("Kort **** 4404", formatOre(total), 9);
  column.center("Tack och välkommen åter!", 9);
  return { width: ROLL_WIDTH, height: column.y + 14, texts: column.texts, rules: column.rules };
}

function invoiceLayout(receipt: Receipt): ReceiptLayout {
  const { seller, buyer, date, dueDate, number, lines, vat, total, note } = receipt;
  const [left, right] = [MARGIN.page, A4.width - MARGIN.page];
  const head = new Column(left, right, 76);
  head.line(seller.name, 18, true);
  const facts = new Column(340, right, 120);
  facts.line("Faktura", 15, true);
  facts.y += 6;
  facts.pair("Fakturanummer", String(number), 10);
  facts.pair("Fakturadatum", date, 10);
  facts.pair("Förfallodatum", dueDate, 10);
  const sender = partyColumn(left, 120, "Från", seller);
  if (seller.organizationNumber !== "") sender.line(`Momsreg.nr ${vatNumber(seller)}`, 10);
  const recipient = partyColumn(left, 220, "Till", buyer);
  const table = new Column(left, right, 330);
  table.pair("Beskrivning", "Belopp", 9);
  table.rule();
  for (const { text, amount } of lines) table.pair(text, formatOre(amount), 10);
  table.rule();
  table.y += 8;
  for (const { rate, net, vat: amount } of vat) {
    table.pair(`Netto ${rate} %`, formatOre(net), 10);
    table.pair(`Moms ${rate} %`, formatOre(amount), 10);
  }
  if (vat.length === 0) table.pair("Moms", formatOre(ZERO_ORE), 10);
  table.rule();
  table.pair("Att betala, kr", formatOre(total), 13, true);
  const foot = new Column(left, right, 760);
  foot.rule();
  foot.line(`Bankgiro 404-4040   Ange fakturanummer ${number} vid betalning`, 9);
  if (note !== undefined) foot.line(note, 9);
  const columns = [head, facts, sender, recipient, table, foot];
  return {
    ...A4,
    texts: columns.flatMap(({ texts }) => texts).filter(({ text }) => text !== ""),
    rules: columns.flatMap(({ rules }) => rules),
  };
}

function partyColumn(left: number, top: number, title: string, party: ReceiptParty): Column {
  const column = new Column(left, 330, top);
  column.line(title, 9);
  column.line(party.name, 11, true);
  for (const text of [party.street, party.place]) if (text !== "") column.line(text, 10);
  if (party.organizationNumber !== "") column.line(`Org.nr ${party.organizationNumber}`, 10);
  return column;
}

/** A Swedish VAT number is the organisation number with SE before it and 01 after it. */
function vatNumber({ organizationNumber }: ReceiptParty): string {
  return `SE${organizationNumber.replace("-", "")}01`;
}
