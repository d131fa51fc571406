import { YEAR } from "../test-books.ts";
import { MANY, type Record } from "./busy-clients.ts";
import { field, type ProductClient } from "./product-client.ts";

/** What does not match the record; empty when everything acknowledged is there and nothing is incomplete. */
export async function lostThings(client: ProductClient, record: Record): Promise<readonly string[]> {
  return [
    ...(await lostVouchers(client, record)),
    ...(await brokenPair(client, record)),
    ...(await lostYears(client, record)),
    ...(await lostFiles(client, record)),
  ];
}

async function lostVouchers(client: ProductClient, { vouchers, bulks }: Record): Promise<readonly string[]> {
  const lost: string[] = [];
  const items = await itemsOf(client, client.key("transactions", YEAR), "transactions");
  const textByNumber = new Map(
    items.map((item) => [Number(field(item, "number")), String(field(item, "text"))]),
  );
  const counts = new Map<string, number>();
  for (const text of items.map((item) => String(field(item, "text"))))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const [number, text] of vouchers) {
    if (textByNumber.get(number) !== text) lost.push(`A ${number} should be ${text}`);
  }
  for (let number = 1; number <= items.length; number += 1) {
    if (!textByNumber.has(number)) lost.push(`A ${number} is skipped`);
  }
  for (const [text, count] of counts) {
    const wanted = bulks.get(text) ?? (text.startsWith("En ") ? 1 : count === MANY ? MANY : -1);
    if (count !== wanted) lost.push(`${text} is there ${count} times`);
  }
  for (const item of items) {
    const entries: unknown = field(item, "entries");
    if (!Array.isArray(entries) || entries.length !== 2)
      lost.push(`A ${String(field(item, "number"))} is half`);
  }
  return lost;
}

async function brokenPair(client: ProductClient, record: Record): Promise<readonly string[]> {
  const [draft] = await itemsOf(client, client.key("transactionDrafts", YEAR), "drafts");
  const [template] = await itemsOf(client, client.key("journalTemplates"), "templates");
  const [text, name] = [field(draft, "text"), field(template, "name")];
  if (text !== name) return [`the pair is ${String(text)} and ${String(name)}`];
  const wanted = record.pair === 0 ? undefined : `Par ${record.pair}`;
  return text === wanted ? [] : [`the pair is ${String(text)}, acknowledged was ${String(wanted)}`];
}

async function lostYears(client: ProductClient, { years }: Record): Promise<readonly string[]> {
  const lost: string[] = [];
  const stored = await itemsOf(client, client.key("accountSettings"), "fiscalYears2");
  const ids = new Set(stored.map((year) => String(field(year, "id"))));
  for (const id of years.keys()) if (!ids.has(id)) lost.push(`the year ${id} is gone`);
  for (const id of ids) {
    if (id === YEAR) continue;
    const count = (await itemsOf(client, client.key("transactions", id), "transactions")).length;
    const accounts = (await itemsOf(client, client.key("accountPlan", id), "accounts2")).length;
    if (count !== MANY || accounts !== 2)
      lost.push(`the year ${id} has ${count} vouchers and ${accounts} accounts`);
  }
  return lost;
}

async function lostFiles(client: ProductClient, { files }: Record): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const [id, { size, sha256 }] of files) {
    const there = await client.download(id);
    if (there.size !== size || there.sha256 !== sha256)
      lost.push(`the file ${id} is not the one that was sent`);
  }
  return lost;
}

async function itemsOf(client: ProductClient, key: string, name: string): Promise<readonly unknown[]> {
  const items = (await client.load(key))?.document[name];
  return Array.isArray(items) ? items : [];
}
