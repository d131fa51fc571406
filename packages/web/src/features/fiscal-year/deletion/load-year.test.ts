import { isoDate } from "@huvudbok/core/calendar";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { expect, test, vi } from "vitest";
import { isAsLoaded, loadYear } from "./load-year.ts";

const etags = vi.hoisted(() => new Map<string, string>());
const client = vi.hoisted(() => ({
  load: () => Promise.resolve(undefined),
  refresh: () => Promise.resolve(undefined),
  state: (key: string) => ({
    head: undefined,
    items: new Map(),
    isMissing: !etags.has(key),
    etag: etags.get(key),
  }),
}));
vi.mock("../../../data/documents/current-client.ts", () => ({ documentClient: () => client }));
vi.mock("../../../data/files/files.ts", () => ({ heldFiles: () => Promise.resolve([]) }));
vi.mock("../../../data/unfinished/current-forms.ts", () => ({
  unfinishedForms: () => ({ load: () => Promise.resolve(), records: new Map() }),
}));

const year = {
  id: fiscalYearIdFromGuid("2".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [],
};
const key = (kind: string) => `c1-${year.id}-${kind}`;

test("a year is as it was loaded until one of its documents has changed, come or gone", async () => {
  etags.set(key("transactions"), '"1"');
  const contents = await loadYear({ companyId: 1, year, previous: undefined }, () => undefined);
  const isSame = () => isAsLoaded(contents, { companyId: 1, year });
  expect(isSame()).toBe(true);
  etags.set(key("transactions"), '"2"');
  expect(isSame()).toBe(false);
  etags.set(key("transactions"), '"1"');
  etags.set(key("transactionDrafts"), '"1"');
  expect(isSame()).toBe(false);
  etags.clear();
  expect(isSame()).toBe(false);
});
