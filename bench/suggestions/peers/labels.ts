import type { Agreement, Pattern } from "../replay/pattern.ts";

/** Numbers the answers, so that they can be counted: those that agree have the same number. */
export class Labels {
  readonly #agreement: Agreement;
  readonly #patterns: Pattern[] = [];

  constructor(agreement: Agreement) {
    this.#agreement = agreement;
  }

  numberOf(pattern: Pattern): number {
    const found = this.#patterns.findIndex((known) => this.#agreement(known, pattern));
    return found === -1 ? this.#patterns.push(pattern) - 1 : found;
  }

  pattern(no: number): Pattern {
    return this.#patterns[no] ?? [];
  }

  get count(): number {
    return this.#patterns.length;
  }
}
