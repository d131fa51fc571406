import { numberAt } from "../number-at.ts";
import { parseSie4Amount } from "../sie4-amount.ts";
import { simpleInteger, simpleOre } from "../simple-ore.ts";
import { byteAt, isBlank, isLineEnd, labelKey, Sie4Tokenizer, SPACE } from "../tokenizer.ts";

const HASH = 35;
const FLAGGA = labelKey("FLAGGA");
const KONTO = labelKey("KONTO");
const IB = labelKey("IB");
const UB = labelKey("UB");
const VER = labelKey("VER");
const TRANS = labelKey("TRANS");
const FOUR_DIGITS = 10_000;

/** A voucher whose rows do not sum to zero; the difference in whole öre. */
export interface UnbalancedVoucher {
  readonly series: string;
  readonly number: string;
  readonly difference: number;
}

export interface ScannedBalance {
  readonly account: string;
  /** Whole öre. */
  readonly closing: number;
}

/**
 * A face of its own beside the folder's: a program that runs for a tenth of a second loads this and nothing else.
 *
 * Closing balances of a SIE 4 file of any size in a constant amount of memory: opening balance of year 0 (SI15) plus the
 * `#TRANS` rows, which are exactly the rows that count (sie.md D). The bytes come in pieces of whole lines.
 */
export class BalanceScan {
  readonly unbalanced: UnbalancedVoucher[] = [];
  /** Lines whose amount cannot be read, and so is missing from the balances. */
  readonly unreadable: number[] = [];
  /** Lines of vouchers whose rows stand on the same line: those rows are missing from the balances. */
  readonly lostRows: number[] = [];
  /** Records stand behind the end-of-file mark, and none of them has been read. */
  hasRecordsBehindEnd = false;
  /** The last line that was given ends with a line end. */
  isLineEnded = true;
  /** The file has neither opening balances nor vouchers. */
  isEmpty = true;
  private readonly tokenizer = new Sie4Tokenizer(new Uint8Array(0));
  private readonly sums = new Float64Array(FOUR_DIGITS);
  private readonly known = new Uint8Array(FOUR_DIGITS);
  /** Accounts that are not four digits. */
  private readonly others = new Map<string, number>();
  private hasOpening = false;
  /** The closing balances of the year before, which open the year of a file that has no opening ones (SI15). */
  private readonly lastClosing = new Map<string, number>();
  /** Lines of these whose amount cannot be read. */
  private readonly lastUnreadable: number[] = [];
  private series = "";
  private number = "";
  private sum = 0;

  /** Whether the file begins as a SIE 1-4 file does. */
  static canRead(bytes: Uint8Array, from: number, to: number): boolean {
    const tokenizer = new Sie4Tokenizer(bytes, from, to);
    return tokenizer.next() === "record" && tokenizer.label === FLAGGA;
  }

  /** Reads a piece that ends with a whole line, or the last one of the file. */
  add(bytes: Uint8Array, from: number, to: number): void {
    const { tokenizer } = this;
    if (tokenizer.hasEnded) {
      this.lookBehindEnd(bytes, from, to);
      return;
    }
    tokenizer.load(bytes, from, to);
    for (let line = tokenizer.next(); line !== "end"; line = tokenizer.next()) {
      if (line === "record") this.readRecord();
      else if (line === "close") this.endVoucher();
    }
    if (tokenizer.hasEnded) this.lookBehindEnd(bytes, tokenizer.endedAt, to);
    else if (to > from) this.isLineEnded = isLineEnd(byteAt(bytes, to - 1));
  }

  /** Every account of the chart, with an opening balance or with rows, in the order of its number. */
  finish(): ScannedBalance[] {
    this.endVoucher();
    if (!this.hasOpening) this.openFromLastYear();
    const balances = [...this.others].map(([account, closing]) => ({ account, closing }));
    for (let account = 0; account < FOUR_DIGITS; account += 1) {
      if (this.known[account] === 0) continue;
      balances.push({ account: String(account).padStart(4, "0"), closing: numberAt(this.sums, account) });
    }
    return balances.sort((a, b) => (a.account < b.account ? -1 : 1));
  }

  /** A line that begins with `#`; the marks and blanks of old programs may stand before it. */
  private lookBehindEnd(bytes: Uint8Array, from: number, to: number): void {
    let isLineStart = true;
    for (let at = from; at < to && !this.hasRecordsBehindEnd; at += 1) {
      const byte = byteAt(bytes, at);
      if (isLineEnd(byte)) isLineStart = true;
      else if (byte > SPACE) {
        this.hasRecordsBehindEnd = isLineStart && byte === HASH;
        isLineStart = false;
      }
    }
  }

  private readRecord(): void {
    const { label } = this.tokenizer;
    if (label === TRANS) {
      const amount = this.amount(1);
      this.sum += amount;
      this.count(0, amount);
    } else if (label === VER) {
      this.endVoucher();
      this.isEmpty = false;
      this.series = this.text(0);
      this.number = this.text(1);
      const { bytes, listStart, listEnd, listAt, lineNo } = this.tokenizer;
      if (listAt >= 0 && !isBlank(bytes, listStart, listEnd)) this.lostRows.push(lineNo);
    } else if (label === IB) {
      this.isEmpty = false;
      if (this.text(0) !== "0") return;
      this.hasOpening = true;
      this.count(1, this.amount(2));
    } else if (label === UB) this.readClosing();
    else if (label === KONTO) this.count(0, 0);
  }

  private readClosing(): void {
    if (this.text(0) !== "-1") return;
    this.isEmpty = false;
    const account = this.text(1);
    const amount = this.amount(2, this.lastUnreadable);
    this.lastClosing.set(account, (this.lastClosing.get(account) ?? 0) + amount);
  }

  private openFromLastYear(): void {
    this.unreadable.push(...this.lastUnreadable);
    for (const [account, amount] of this.lastClosing) {
      if (/^\d{4}$/.test(account)) {
        this.known[Number(account)] = 1;
        this.sums[Number(account)] = numberAt(this.sums, Number(account)) + amount;
      } else this.others.set(account, (this.others.get(account) ?? 0) + amount);
    }
  }

  private endVoucher(): void {
    if (this.sum !== 0) {
      this.unbalanced.push({ series: this.series, number: this.number, difference: this.sum });
    }
    this.sum = 0;
  }

  private count(field: number, amount: number): void {
    const { tokenizer } = this;
    const start = tokenizer.startOf(field);
    const end = tokenizer.endOf(field);
    const account = end - start === 4 ? simpleInteger(tokenizer.bytes, start, end) : -1;
    if (account < 0) {
      const text = this.text(field);
      this.others.set(text, (this.others.get(text) ?? 0) + amount);
      return;
    }
    this.known[account] = 1;
    this.sums[account] = numberAt(this.sums, account) + amount;
  }

  private amount(field: number, unreadable = this.unreadable): number {
    const { tokenizer } = this;
    const simple = simpleOre(tokenizer.bytes, tokenizer.startOf(field), tokenizer.endOf(field));
    if (!Number.isNaN(simple)) return simple;
    const amount = parseSie4Amount(this.text(field));
    if (amount.code === "exact" || amount.code === "rounded") return amount.ore;
    unreadable.push(tokenizer.lineNo);
    return 0;
  }

  /** Series, numbers and accounts are ASCII in all but the oddest files, whatever the encoding. */
  private text(field: number): string {
    const { tokenizer } = this;
    let text = "";
    for (let at = tokenizer.startOf(field); at < tokenizer.endOf(field); at += 1) {
      text += String.fromCharCode(byteAt(tokenizer.bytes, at));
    }
    return text;
  }
}
