import type { AccountNo } from "../../account-plan/index.ts";
import { dayNumber } from "../../calendar/index.ts";
import type { Draft } from "../../draft/index.ts";
import { isOwnAccount } from "../own-account.ts";

/** Two drafts that are the two sides of one transfer. */
export interface TransferPair {
  readonly outgoing: Draft;
  readonly incoming: Draft;
  readonly days: number;
}

interface Side {
  readonly draft: Draft;
  readonly account: AccountNo;
  readonly amount: number;
  readonly day: number;
}

/** A transfer takes so many days at most. */
export const MOST_TRANSFER_DAYS = 7;
/** More transfers of one amount are paired by the day alone: no year of a company has them. */
const MOST_COMPARED = 60;

/**
 * The transfers among drafts of one row each, on two different accounts that money is moved between, whose sum is 0 and
 * which are at most seven days apart (CT8). A draft is in one pair at most; as many as possible are paired, and of all
 * ways to do that the one with the fewest days in total is chosen, then that which comes first in the list.
 */
export function transferPairs(drafts: readonly Draft[]): readonly TransferPair[] {
  const sides = drafts.flatMap(sideOf);
  const byAmount = Map.groupBy(sides, ({ amount }) => Math.abs(amount));
  return [...byAmount.values()].flatMap((alike) => {
    const outgoing = alike.filter(({ amount }) => amount < 0);
    const incoming = alike.filter(({ amount }) => amount > 0);
    return pairs(outgoing, incoming);
  });
}

function sideOf(draft: Draft): readonly Side[] {
  const [row, ...others] = draft.entries;
  const { accountId: account, amount = 0 } = row ?? {};
  if (others.length > 0 || account === undefined || draft.date === undefined) return [];
  const isSide = amount !== 0 && isOwnAccount(account);
  return isSide ? [{ draft, account, amount, day: dayNumber(draft.date) }] : [];
}

function daysOf(a: Side, b: Side): number | undefined {
  if (a.account === b.account) return undefined;
  const days = Math.abs(a.day - b.day);
  return days <= MOST_TRANSFER_DAYS ? days : undefined;
}

/** Each outgoing side is given its incoming one by a path along which others change theirs, the cheapest first. */
function pairs(outgoing: readonly Side[], incoming: readonly Side[]): readonly TransferPair[] {
  if (Math.max(outgoing.length, incoming.length) > MOST_COMPARED) return pairedInOrder(outgoing, incoming);
  const near = new Map(outgoing.map((side) => [side, nearTo(side, incoming)] as const));
  const partners = new Map<Side, Partner>();
  while (pairOneMore(near, incoming, partners)) {
    // Each turn adds a pair.
  }
  return outgoing.flatMap((side) => {
    const partner = partners.get(side);
    return partner === undefined ? [] : pairOf(side, partner);
  });
}

interface Partner {
  readonly side: Side;
  readonly days: number;
}

/** The incoming sides that each outgoing one may be paired with. */
type Near = ReadonlyMap<Side, readonly Partner[]>;

function nearTo(side: Side, incoming: readonly Side[]): readonly Partner[] {
  return incoming.flatMap((other) => {
    const days = daysOf(side, other);
    return days === undefined ? [] : [{ side: other, days }];
  });
}

function pairOf(outgoing: Side, { side, days }: Partner): TransferPair {
  return { outgoing: outgoing.draft, incoming: side.draft, days };
}

/**
 * Where there are very many alike: each with the earliest that is free and near enough, by date. One that is too early
 * for a side is so for all that come after it.
 */
function pairedInOrder(outgoing: readonly Side[], incoming: readonly Side[]): readonly TransferPair[] {
  const free = new Set(incoming.toSorted(byDate));
  return outgoing.toSorted(byDate).flatMap((side) => {
    for (const other of free) {
      if (other.day > side.day + MOST_TRANSFER_DAYS) return [];
      if (other.day < side.day - MOST_TRANSFER_DAYS) free.delete(other);
      const days = daysOf(side, other);
      if (days === undefined) continue;
      free.delete(other);
      return pairOf(side, { side: other, days });
    }
    return [];
  });
}

function byDate(a: Side, b: Side): number {
  return a.day - b.day;
}

/** How an incoming side is reached: at what cost in days along the whole way, and whose partner it would be. */
interface Reached extends Partner {
  readonly cost: number;
  readonly by: Side;
}

/**
 * Pairs one more outgoing side, at the least cost in days; those along the way change their partners. False when no
 * more can be paired.
 */
function pairOneMore(near: Near, incoming: readonly Side[], partners: Map<Side, Partner>): boolean {
  const reached = reachedSides(near, partners);
  const taken = new Set([...partners.values()].map(({ side }) => side));
  const free = incoming.flatMap((side) => (taken.has(side) ? [] : (reached.get(side) ?? [])));
  const [best] = free.toSorted((a, b) => a.cost - b.cost);
  for (let way = best; way !== undefined; ) {
    const before = partners.get(way.by);
    partners.set(way.by, way);
    way = before && reached.get(before.side);
  }
  return best !== undefined;
}

/** Costs become less until they are the least: each round brings at least one side nearer to its own. */
function reachedSides(near: Near, partners: ReadonlyMap<Side, Partner>): ReadonlyMap<Side, Reached> {
  const reached = new Map<Side, Reached>();
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const [by, sides] of near) {
      const start = startOf(partners.get(by), reached);
      if (start === Number.POSITIVE_INFINITY) continue;
      for (const { side, days } of sides) {
        if (start + days >= costOf(reached.get(side))) continue;
        reached.set(side, { side, days, cost: start + days, by });
        isChanged = true;
      }
    }
  }
  return reached;
}

/** What it costs to make an outgoing side free to choose: nothing without a partner, else what reaching that one costs. */
function startOf(partner: Partner | undefined, reached: ReadonlyMap<Side, Reached>): number {
  return partner === undefined ? 0 : costOf(reached.get(partner.side)) - partner.days;
}

function costOf(way: Reached | undefined): number {
  return way?.cost ?? Number.POSITIVE_INFINITY;
}
