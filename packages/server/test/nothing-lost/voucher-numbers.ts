import { field } from "./product-client.ts";

/** The numbers of series A, as known to a client that loads the whole document once and then only differences. */
export class VoucherNumbers {
  #etag: string;
  readonly #numbers = new Set<number>();
  #highest = 0;

  /** For a document without vouchers at this revision. */
  constructor(etag: string) {
    this.#etag = etag;
  }

  get etag(): string {
    return this.#etag;
  }

  /** 0 when there is none. */
  get highest(): number {
    return this.#highest;
  }

  /** Applies a DocumentDifference: first what was removed, then what was put. */
  apply(difference: unknown): void {
    for (const id of listOf(difference, "remove")) this.#numbers.delete(numberOf(String(id)) ?? 0);
    while (this.#highest > 0 && !this.#numbers.has(this.#highest)) this.#highest -= 1;
    for (const item of listOf(difference, "put")) {
      if (field(item, "series") !== "A") continue;
      const number = Number(field(item, "number"));
      this.#numbers.add(number);
      this.#highest = Math.max(this.#highest, number);
    }
    this.#etag = String(field(difference, "etag"));
  }

  /** Whether the ids of all vouchers differ from the known numbers. */
  differsFrom(ids: Iterable<string>): boolean {
    const numbers = [...ids].flatMap((id) => numberOf(id) ?? []);
    return numbers.length !== this.#numbers.size || numbers.some((number) => !this.#numbers.has(number));
  }
}

/** The number in an id such as `A-12`. */
function numberOf(id: string): number | undefined {
  return id.startsWith("A-") ? Number(id.slice(2)) : undefined;
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}
