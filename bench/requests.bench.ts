// Small calls of a signed-in person, against a bare fastify that answers the same bytes: how many a second.

import autocannon from "autocannon";
import { startBareServer } from "./support/bare-server.ts";
import { tell } from "./support/figures.ts";
import { median } from "./support/in-turns.ts";
import { startSignedIn } from "./support/signed-in.ts";
import { storeBooks } from "./support/stored-books.ts";

const ROUNDS = 3;
const SECONDS = 2;
/** A program that has just started runs code that is not compiled yet; that is measured nowhere here. */
const SECONDS_TO_WARM_UP = 4;
const CONNECTIONS = 10;

const person = await startSignedIn();
const { companyId, path } = await storeBooks(person, 1);
const settings = `/api/data/load/c${companyId}-accountSettings.json`;
for (const [name, address, target] of [
  ["a small document (voucher of the year)", path, { of: "ratio", atLeast: 0.6 }],
  ["a small document that the browser has (304)", settings, undefined],
  ["the list of companies", "/api/company", undefined],
] as const) {
  const url = `${person.product.url}${address}`;
  const first = await fetch(url, { headers: { authorization: person.authorization } });
  const isKnown = name.endsWith("(304)");
  const headers = {
    authorization: person.authorization,
    ...(isKnown ? { "if-none-match": first.headers.get("etag") ?? "" } : {}),
  };
  const bare = await startBareServer(isKnown ? 304 : 200, isKnown ? "" : await first.text());
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (const address of [url, bare.url]) await perSecond(address, headers, SECONDS_TO_WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await perSecond(url, headers));
    theirs.push(await perSecond(bare.url, headers));
  }
  await bare.stop();
  tell({
    name,
    measured: median(ours),
    reference: median(theirs),
    against: "a bare fastify with the same answer",
    unit: "/s",
    ...(target === undefined ? {} : { target }),
  });
}
await person.stop();

async function perSecond(url: string, headers: Record<string, string>, duration = SECONDS): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration });
  if (result.errors > 0 || result["4xxCount"] + result["5xxCount"] > 0) throw new Error(`${url} fails`);
  return result.requests.average;
}
