// Small calls, against a bare fastify that answers the same bytes: how many a second, and the processor time of the
// server's main thread for each. The first depends on how much of the machine the caller gets, the second hardly.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startBareServer } from "./support/bare-server.ts";
import { cpuTime, servingCpuTime } from "./support/cpu-time.ts";
import { reportFigure, type Target } from "./support/figures.ts";
import { median } from "./support/interleaved.ts";
import { startSignedIn } from "./support/signed-in.ts";
import { storeBooks } from "./support/stored-books.ts";

const ROUNDS = 5;
const SECONDS = 2;
/** A program that has just started runs code that is not compiled yet, which is not measured here. */
const SECONDS_TO_WARM_UP = 4;
const CONNECTIONS = 10;

const scratch = mkdtempSync(join(tmpdir(), "huvudbok-bench-"));
const ourTime = join(scratch, "ours");
const person = await startSignedIn(servingCpuTime(ourTime));
const { companyId, path } = await storeBooks(person, 1);
const { authorization } = person;
await compare(
  "a small document (voucher of the year)",
  path,
  { authorization },
  { of: "ratio", atLeast: 0.6 },
);
const settings = `/api/data/load/c${companyId}-accountSettings.json`;
const etag = await etagOf(settings);
await compare("a document that the browser has (304)", settings, { authorization, "if-none-match": etag });
await compare("the list of companies", "/api/company", { authorization });
await compare("without sign-in and database (settings)", "/api/settings", {});
await person.stop();
rmSync(scratch, { recursive: true });

async function compare(name: string, address: string, headers: Record<string, string>, target?: Target) {
  const url = `${person.product.url}${address}`;
  const answer = await fetch(url, { headers });
  const theirTime = join(scratch, `theirs-${name.replace(/\W/g, "")}`);
  const bare = await startBareServer(answer.status, await answer.text(), servingCpuTime(theirTime));
  const servers = [
    { url, socket: ourTime, perSecond: new Array<number>(), microseconds: new Array<number>() },
    { url: bare.url, socket: theirTime, perSecond: new Array<number>(), microseconds: new Array<number>() },
  ] as const;
  for (const server of servers) await load(server.url, headers, SECONDS_TO_WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const server of servers) {
      const before = await cpuTime(server.socket);
      const { average, total } = await load(server.url, headers, SECONDS);
      server.perSecond.push(average);
      server.microseconds.push(((await cpuTime(server.socket)) - before) / total);
    }
  }
  await bare.stop();
  const [ours, theirs] = servers;
  reportFigure({
    name,
    measured: median(ours.perSecond),
    reference: median(theirs.perSecond),
    against: "a bare fastify with the same answer",
    unit: "/s",
    ...(target === undefined ? {} : { target }),
  });
  reportFigure({
    name: "  processor time of the main thread for each",
    measured: median(ours.microseconds),
    reference: median(theirs.microseconds),
    against: "the bare fastify",
    unit: "µs",
  });
}

async function load(url: string, headers: Record<string, string>, duration: number) {
  const { requests, errors, ...result } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration,
  });
  if (errors > 0 || result["4xxCount"] + result["5xxCount"] > 0) throw new Error(`${url} fails`);
  return requests;
}

async function etagOf(address: string): Promise<string> {
  const answer = await fetch(`${person.product.url}${address}`, { headers: { authorization } });
  return answer.headers.get("etag") ?? "";
}
