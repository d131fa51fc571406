import type { Draft } from "../draft/index.ts";
import { addToBookedMoney, type BookedMoney, newBookedMoney } from "./booked-money.ts";
import { type BookingDoubt, bookedAlready } from "./booked-twice.ts";
import { asBooked } from "./known-money.ts";

/**
 * What is told before drafts are registered (CT11): which of them may be booked already, in the books or by a draft before
 * it in the list.
 */
export class RegistrationCheck {
  readonly #index: BookedMoney;
  readonly #before = newBookedMoney();

  constructor(index: BookedMoney) {
    this.#index = index;
  }

  /** Each draft once, in the order in which they are registered. */
  doubtOf(draft: Draft): BookingDoubt | undefined {
    const doubt = bookedAlready({ index: this.#index, ofDrafts: this.#before }, draft);
    addToBookedMoney(this.#before, asBooked(draft));
    return doubt;
  }
}
