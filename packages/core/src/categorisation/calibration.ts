/** How many bookings the estimate itself counts as, against those that have been seen. */
const TRUST = 8;
/** However sure an estimate is, it counts as no more: of twenty bookings one goes another way, until the books say less. */
const SUREST_UNTRIED = 0.95;
/** Bins of tenths up to here, and of fiftieths above. */
const FINE_FROM = 0.9;
const [COARSE_BINS, FINE_BINS] = [9, 5];

/**
 * How often estimates of each size have been right, by the company's own bookings: makes "80 percent" mean that, for a
 * company of fixed suppliers as for a household that books groceries in three ways (CT5).
 */
export class Calibration {
  readonly #most: number;
  readonly #bins = new Map<number, Seen>();

  /** `most`: what no experience goes beyond. */
  constructor(most = 1) {
    this.#most = most;
  }

  note(estimate: number, isHit: boolean): void {
    const { count, hits } = this.#seen(estimate);
    this.#bins.set(binOf(estimate), { count: count + 1, hits: hits + (isHit ? 1 : 0) });
  }

  /** The estimate, or the surest that an untried one is taken for, moved towards the share of those like it that were right. */
  probability(estimate: number): number {
    const { count, hits } = this.#seen(estimate);
    const untried = Math.min(estimate, SUREST_UNTRIED);
    return Math.min(this.#most, (hits + TRUST * untried) / (count + TRUST));
  }

  #seen(estimate: number): Seen {
    return this.#bins.get(binOf(estimate)) ?? NONE;
  }
}

interface Seen {
  readonly count: number;
  readonly hits: number;
}

const NONE: Seen = { count: 0, hits: 0 };

function binOf(estimate: number): number {
  if (estimate < FINE_FROM) return Math.floor(estimate * 10);
  return Math.min(COARSE_BINS + FINE_BINS - 1, COARSE_BINS + Math.floor((estimate - FINE_FROM) * 50));
}
