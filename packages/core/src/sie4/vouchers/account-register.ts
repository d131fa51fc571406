import { simpleInteger } from "../amounts/simple-ore.ts";
import type { ByteText } from "../encoding/byte-text.ts";
import { numberOrZero } from "../records/number-or-zero.ts";
import type { Sie4AccountRows } from "../sie4-file.ts";

/** An account while rows are counted. */
type AccountUse = { -readonly [Key in keyof Sie4AccountRows]: Sie4AccountRows[Key] };

interface CountedRow {
  readonly amount: number;
  readonly line: number;
}

const FOUR_DIGITS = 10_000;

/** Every account that a row names, numbered in order of appearance. Each number becomes a string once. */
export class AccountRegister {
  readonly uses: AccountUse[] = [];
  /** Index plus one of the accounts of four digits, by number; 0 for one that has not occurred yet. */
  private readonly byNumber = new Int32Array(FOUR_DIGITS);
  private readonly byText = new Map<string, number>();

  /** The index of the account that the bytes name. */
  indexOf(source: ByteText, start: number, end: number): number {
    // Any other account has a place outside of the array: nothing is found there, and nothing stored.
    const place = end - start === 4 ? simpleInteger(source.bytes, start, end) : FOUR_DIGITS;
    const known = numberOrZero(this.byNumber, place);
    if (known > 0) return known - 1;
    const index = this.indexOfText(source.text(start, end));
    this.byNumber[place] = index + 1;
    return index;
  }

  /** The account of an index, "" for an index that is not in use. */
  text(index: number): string {
    return this.uses[index]?.account ?? "";
  }

  count(index: number, { amount, line }: CountedRow, isStruck: boolean): void {
    const use = this.uses[index];
    if (use === undefined) return;
    if (use.rows === 0) use.firstLine = line;
    use.rows += 1;
    if (isStruck) use.struckSum += amount;
    else {
      use.countedRows += 1;
      use.sum += amount;
    }
  }

  private indexOfText(account: string): number {
    const known = this.byText.get(account);
    if (known !== undefined) return known;
    const index =
      this.uses.push({ account, sum: 0, rows: 0, countedRows: 0, struckSum: 0, firstLine: 0 }) - 1;
    this.byText.set(account, index);
    return index;
  }
}
