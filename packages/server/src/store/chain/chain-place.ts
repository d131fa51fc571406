/**
 * Which chain a document is, by what stays the same wherever its company goes: the number of a company is another one on
 * another server, its origin travels with it (ST28).
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
  // No program has written such a key: it is a chain of its own, which no revision belongs to.
  return { origin, kind: "", scope: storedKey };
}
