// Loading a year of 100,000 vouchers by HTTP, against reading the same bytes from a file and parsing them; and loading
// what one more voucher has changed, against loading the whole.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentDifferenceSchema } from "@huvudbok/core/api";
import { decodeDocument, decodeItem } from "@huvudbok/core/document";
import { reportFailure, reportFigure } from "./support/figures.ts";
import { mediansInTurns } from "./support/interleaved.ts";
import { startSignedIn } from "./support/signed-in.ts";
import { registration, storeBooks } from "./support/stored-books.ts";

const ROUNDS = 7;
const VOUCHERS = 100_000;

const person = await startSignedIn();
const books = await storeBooks(person, VOUCHERS);
const address = `${person.product.url}${books.path}`;
const scratch = mkdtempSync(join(tmpdir(), "huvudbok-bench-"));
const file = join(scratch, "transactions.json");
const first = await fetch(address, { headers: { authorization: person.authorization } });
const since = first.headers.get("etag") ?? "";
writeFileSync(file, new Uint8Array(await first.arrayBuffer()));
await person.commit(books.companyId, "register", [registration(books)]);

const [read = 0, parse = 0, plain = 0, packed = 0, decoded = 0, difference = 0] = await mediansInTurns(
  ROUNDS,
  [
    () => readFileSync(file, "utf8"),
    () => JSON.parse(readFileSync(file, "utf8")),
    () => load("identity"),
    () => load("gzip, deflate, br"),
    async () => decode(await load("identity")),
    loadDifference,
  ],
);
const name = "100,000 vouchers";
reportFigure({
  name: `${name}: text loaded by HTTP`,
  measured: plain,
  reference: read,
  against: "reading the text from a file",
  unit: "ms",
});
reportFigure({
  name: `${name}: the same packed, as browsers ask for it`,
  measured: packed,
  reference: plain,
  against: "the same not packed",
  unit: "ms",
});
reportFigure({
  name: `${name}: loaded, parsed and decoded`,
  measured: decoded,
  reference: parse,
  against: "reading and parsing the file",
  unit: "ms",
  target: { of: "ratio", atMost: 3 },
});
reportFigure({
  name: "what one more voucher has changed, loaded and decoded",
  measured: difference,
  reference: decoded,
  against: "the same for the whole",
  unit: "ms",
  target: { of: "ratio", atMost: 0.02 },
});
rmSync(scratch, { recursive: true });
await person.stop();

async function load(encoding: string): Promise<string> {
  const headers = { authorization: person.authorization, "accept-encoding": encoding };
  return (await fetch(address, { headers })).text();
}

function decode(text: string): void {
  const document = decodeDocument("transactions", JSON.parse(text));
  if (!document.ok || document.value.items.length !== VOUCHERS + 1) reportFailure("every voucher is loaded");
}

async function loadDifference(): Promise<void> {
  const query = new URLSearchParams({ since }).toString();
  const answer = await fetch(`${address}?${query}`, { headers: { authorization: person.authorization } });
  const { put } = documentDifferenceSchema.parse(await answer.json());
  const [voucher] = put.map((json) => decodeItem("transactions", json));
  if (put.length !== 1 || voucher?.ok !== true) reportFailure("the difference holds the new voucher");
}
