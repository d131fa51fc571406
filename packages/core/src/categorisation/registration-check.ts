import type { Draft } from "../draft/index.ts";
import { BookedDrafts } from "./booked-drafts.ts";
import { addToBookedMoney, type BookedMoney, newBookedMoney } from "./booked-money.ts";
import { type BookingDoubt, bookedAlready } from "./booked-twice.ts";
import { asBooked } from "./known-money.ts";

/**
 * What is told before drafts are registered (CT11): which of them may be booked already, in the books or by a draft before
 * it in the list.
 */
export class RegistrationCheck {
  readonly #index: BookedMoney;
  readonly #booked: BookedDrafts;
  readonly #before = newBookedMoney();

  /** The drafts of the year, in the order of the list. */
  constructor(index: BookedMoney, drafts: Iterable<Draft>) {
    this.#index = index;
    this.#booked = new BookedDrafts(index.rows, drafts);
  }

  /** Each draft once, in the order in which they are registered. */
  doubtOf(draft: Draft): BookingDoubt | undefined {
    const known = { index: this.#index, ofDrafts: this.#before, booked: this.#booked };
    const doubt = bookedAlready(known, draft);
    addToBookedMoney(this.#before, asBooked(draft));
    return doubt;
  }
}
