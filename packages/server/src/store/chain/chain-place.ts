/**
 * Identifies the chain of a document by what stays the same when its company moves: the number of a company differs
 * between servers, its origin does not (ST28).
 */
export interface ChainPlace {
  /** The origin of the company, or the id of the user whose own document it is. */
  readonly origin: string;
  readonly kind: string;
  /** The id of the fiscal year, or `company`, or `user`. */
  readonly scope: string;
}

const YEARLY = /^c\d+-(f[0-9a-f]{32})-([a-zA-Z0-9]+)$/;
const OF_COMPANY = /^c\d+-([a-zA-Z0-9]+)$/;
const OF_USER = /^u-(.+)-([a-zA-Z0-9]+)$/;

/** The place of a document by its key in the tables. `origin` is that of its company. */
export function chainPlace(origin: string, storedKey: string): ChainPlace {
  const [, year, yearlyKind] = YEARLY.exec(storedKey) ?? [];
  if (year !== undefined && yearlyKind !== undefined) return { origin, kind: yearlyKind, scope: year };
  const [, kind] = OF_COMPANY.exec(storedKey) ?? [];
  if (kind !== undefined) return { origin, kind, scope: "company" };
  const [, user, ownKind] = OF_USER.exec(storedKey) ?? [];
  if (user !== undefined && ownKind !== undefined) return { origin: user, kind: ownKind, scope: "user" };
  // No program writes such a key: it gets a chain of its own, to which no revision belongs.
  return { origin, kind: "", scope: storedKey };
}
