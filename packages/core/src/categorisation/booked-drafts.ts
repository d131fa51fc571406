import { chosenAction, type Draft } from "../draft/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";
import { eventKey, type KnownRows } from "./known-rows.ts";
import { type BookedAs, type Match, withNewest } from "./newest-bookings.ts";

type Rows = Draft["entries"];

/** A draft of the list, and where it stands. */
interface Placed {
  readonly draft: Draft;
  readonly place: number;
}

/** Of more bookings of one row only the latest are compared: no day of a company has them. */
const MOST_COMPARED = 60;

/**
 * Which of the drafts of a year is booked as what (CT8): a booking is one of them at most. It grows by each draft at the
 * cost of that one.
 */
export class BookedDrafts {
  readonly #known: KnownRows;
  readonly #drafts: Draft[];
  readonly #placed = new Map<string, Placed>();
  readonly #byEvent = new Map<string, Placed[]>();
  /** What was found for the drafts as they are in the list, by id. */
  readonly #found = new Map<string, BookedAs>();
  #indexed = 0;

  /** The drafts in the order of the list. Nothing is compared before it is asked for. */
  constructor(known: KnownRows, drafts: Iterable<Draft>) {
    this.#known = known;
    this.#drafts = [...drafts];
  }

  /** Each draft once, in the order of the list. */
  add(draft: Draft): void {
    this.#drafts.push(draft);
  }

  /**
   * What a draft may be booked as: one of the list, as it is now, or one that comes after them. Without an account it is
   * looked up by the rows by which it would be booked: those given, otherwise those that are chosen for it.
   */
  bookedAs(draft: Draft, rows = chosenRows(draft)): BookedAs | undefined {
    const event = eventOf(draft);
    if (event === undefined || this.#bookingsOf(event, draft, rows).size === 0) return undefined;
    this.#index();
    const placed = this.#placed.get(draft.id);
    const isAsListed = placed !== undefined && isSame(placed.draft, draft, rows);
    const found = isAsListed ? this.#found.get(draft.id) : undefined;
    if (found !== undefined) return found;
    const asked = { draft, place: placed?.place ?? this.#indexed };
    const matches = this.#matchesAround(event, asked, rows);
    const answers = withNewest(matches, oneToOne(matches));
    if (isAsListed) for (const [id, answer] of answers) this.#found.set(id, answer);
    return answers.get(draft.id);
  }

  #index(): void {
    for (const draft of this.#drafts.slice(this.#indexed)) {
      const event = eventOf(draft);
      const placed = { draft, place: this.#indexed };
      this.#placed.set(draft.id, placed);
      this.#found.clear();
      this.#indexed += 1;
      if (event === undefined) continue;
      const others = this.#byEvent.get(event);
      if (others === undefined) this.#byEvent.set(event, [placed]);
      else others.push(placed);
    }
  }

  /** The bookings that have rows of a draft, and how many they have. */
  #bookingsOf(event: string, draft: Draft, rows: Rows): ReadonlyMap<Transaction, number> {
    const own = ownRows(draft);
    const shared = new Map<Transaction, number>();
    for (const row of own.length > 0 ? own : rows) {
      for (const booking of this.#known.bookingsOf(event, row).slice(-MOST_COMPARED))
        shared.set(booking, (shared.get(booking) ?? 0) + 1);
    }
    return shared;
  }

  /** Of all drafts that may be what the asked one may be, and so on: a booking may be known as several events. */
  #matchesAround(event: string, asked: Placed, rows: Rows): readonly Match[] {
    const matches: Match[] = [];
    const events = new Set([event]);
    // What is added on the way is gone through as well.
    for (const each of events) {
      const others = (this.#byEvent.get(each) ?? []).filter(({ draft }) => draft.id !== asked.draft.id);
      for (const { draft, place } of each === event ? [...others, asked] : others) {
        const bookings = this.#bookingsOf(each, draft, draft === asked.draft ? rows : chosenRows(draft));
        for (const [booking, shared] of bookings) {
          matches.push({ id: draft.id, place, booking, shared, choices: bookings.size });
          for (const known of this.#known.eventsOf(booking)) events.add(known);
        }
      }
    }
    return matches;
  }
}

/** Each booking with one draft: those that share most rows first, then what has fewer choices, then by the list. */
function oneToOne(matches: readonly Match[]): ReadonlyMap<string, BookedAs> {
  const taken = new Set<Transaction>();
  const answers = new Map<string, BookedAs>();
  for (const { id, booking } of matches.toSorted(byLikeness)) {
    if (!taken.has(booking) && answers.get(id)?.isOwn !== true) {
      taken.add(booking);
      answers.set(id, { booking, isOwn: true });
    } else if (!answers.has(id)) answers.set(id, { booking, isOwn: false });
  }
  return answers;
}

function byLikeness(a: Match, b: Match): number {
  return (
    b.shared - a.shared || a.choices - b.choices || a.place - b.place || a.booking.number - b.booking.number
  );
}

const NO_ROWS: Rows = [];

/** The rows by which the chosen action books a draft. */
function chosenRows(draft: Draft): Rows {
  const action = chosenAction(draft);
  return action?.kind === "match" ? action.entries : NO_ROWS;
}

function ownRows({ entries }: Draft): Rows {
  return countedEntries(entries).filter(({ accountId }) => accountId !== undefined);
}

function eventOf({ date, text }: Draft): string | undefined {
  return date === undefined ? undefined : eventKey({ date, text });
}

/** Whether a draft is looked up as it is in the list: that it has lost its mark changes nothing. */
function isSame(listed: Draft, { date, text, entries }: Draft, rows: Rows): boolean {
  const isEvent = listed.date === date && listed.text === text && listed.entries === entries;
  return isEvent && (rows === chosenRows(listed) || ownRows(listed).length > 0);
}
