import { createHash, randomUUID } from "node:crypto";
import { account, draft, fiscalYear, sale, YEAR } from "../test-books.ts";
import { field, type Outcome, type ProductClient, pictureBytes } from "./product-client.ts";

/** A commit as it was sent. */
interface SentCommit {
  readonly requestId: string;
  readonly intent: string;
  readonly changes: readonly object[];
  /** Notes that it was acknowledged. */
  readonly acknowledged: (answer: unknown) => void;
}

/** What the server has acknowledged, and what it was in the middle of. */
export interface Record {
  /** The text of every acknowledged voucher, by its number in series A. */
  readonly vouchers: Map<number, string>;
  /** Texts of vouchers that were sent in one commit; all of them are there, or none. */
  readonly bulks: Map<string, number>;
  /** The last pair of documents that were changed in one commit. */
  pair: number;
  /** Fiscal years that were imported, and with how many vouchers. */
  readonly years: Map<string, number>;
  readonly files: Map<string, { readonly size: number; readonly sha256: string }>;
  /** Commits that got no answer. */
  unsure: SentCommit[];
  /** Answers that should not have been given. */
  readonly problems: string[];
  sent: number;
}

export function newRecord(): Record {
  return {
    vouchers: new Map(),
    bulks: new Map(),
    pair: 0,
    years: new Map(),
    files: new Map(),
    unsure: [],
    problems: [],
    sent: 0,
  };
}

/** With the year that the company begins with it has as many as it may (CH33). */
const MOST_IMPORTED = 39;

/** How many vouchers an import or a long commit brings. */
export const MANY = 60;

/** Several people at work until the server is gone: registering, changing two documents at once, importing, uploading. */
export async function workUntilGone(client: ProductClient, record: Record): Promise<void> {
  const work = [registerOne, registerOne, registerMany, changePair, importYear, uploadFile];
  await Promise.all(
    work.map(async (step) => {
      while (await step(client, record)) record.sent += 1;
    }),
  );
}

/** Sends what got no answer once more, twice: it has one effect, and both get the same answer. */
export async function settleUnsure(client: ProductClient, record: Record): Promise<void> {
  const { unsure } = record;
  record.unsure = [];
  for (const { requestId, intent, changes, acknowledged } of unsure) {
    const first = await client.commit(requestId, intent, changes);
    const second = await client.commit(requestId, intent, changes);
    if (first?.status !== 200 || JSON.stringify(first) !== JSON.stringify(second)) {
      record.problems.push(`sent again: ${JSON.stringify(first)} and ${JSON.stringify(second)}`);
    } else {
      acknowledged(first.body);
    }
  }
}

/** True while the server answers. */
async function send(client: ProductClient, record: Record, commit: SentCommit): Promise<boolean> {
  const outcome = await client.commit(commit.requestId, commit.intent, commit.changes);
  if (outcome === undefined) record.unsure.push(commit);
  else if (outcome.status === 200) commit.acknowledged(outcome.body);
  else record.problems.push(`${commit.intent}: ${JSON.stringify(outcome)}`);
  return outcome?.status === 200;
}

function registerOne(client: ProductClient, record: Record): Promise<boolean> {
  const text = `En ${randomUUID()}`;
  return send(client, record, {
    requestId: randomUUID(),
    intent: "register",
    changes: [{ key: client.key("transactions", YEAR), append: [sale(100, { text })] }],
    acknowledged: (answer) => void record.vouchers.set(numbersOf(answer)[0] ?? 0, text),
  });
}

function registerMany(client: ProductClient, record: Record): Promise<boolean> {
  const text = `Många ${randomUUID()}`;
  const append = Array.from({ length: MANY }, (_, index) => sale(index + 1, { text }));
  return send(client, record, {
    requestId: randomUUID(),
    intent: "register",
    changes: [{ key: client.key("transactions", YEAR), append }],
    acknowledged: (answer) => {
      record.bulks.set(text, MANY);
      for (const number of numbersOf(answer)) record.vouchers.set(number, text);
    },
  });
}

/** The ETag of a document that only one of these people changes; undefined when the server is gone. */
async function etagOf(client: ProductClient, key: string): Promise<string | undefined> {
  return (await client.load(key).catch(() => undefined))?.etag;
}

/** Two documents of different scope that always say the same. */
async function changePair(client: ProductClient, record: Record): Promise<boolean> {
  const next = record.pair + 1;
  const drafts = await etagOf(client, client.key("transactionDrafts", YEAR));
  const templates = await etagOf(client, client.key("journalTemplates"));
  if (drafts === undefined || templates === undefined) return false;
  return send(client, record, {
    requestId: randomUUID(),
    intent: "edit",
    changes: [
      {
        key: client.key("transactionDrafts", YEAR),
        ifMatch: drafts,
        put: [draft("pair", { text: `Par ${next}` })],
      },
      {
        key: client.key("journalTemplates"),
        ifMatch: templates,
        put: [
          { id: "pair", name: `Par ${next}`, description: "", entries: [{ accountId: 1930, amount: 100 }] },
        ],
      },
    ],
    acknowledged: () => (record.pair = next),
  });
}

/** A new fiscal year with its chart and its vouchers in one commit. */
async function importYear(client: ProductClient, record: Record): Promise<boolean> {
  const year = 2026 + record.years.size;
  if (record.years.size >= MOST_IMPORTED) return uploadFile(client, record);
  const ifMatch = await etagOf(client, client.key("accountSettings"));
  if (ifMatch === undefined) return false;
  const id = `f${String(year).padStart(32, "0")}`;
  const put = Array.from({ length: MANY }, (_, index) => ({
    ...sale(index + 1, { date: `${year}-02-03`, text: `Import ${index + 1}` }),
    number: index + 1,
  }));
  return send(client, record, {
    requestId: randomUUID(),
    intent: "import",
    changes: [
      {
        key: client.key("accountSettings"),
        ifMatch,
        put: [fiscalYear(id, year)],
      },
      { key: client.key("accountPlan", id), head: { name: "BAS" }, put: [1930, 3001].map(account) },
      { key: client.key("transactions", id), put },
    ],
    acknowledged: () => void record.years.set(id, MANY),
  });
}

async function uploadFile(client: ProductClient, record: Record): Promise<boolean> {
  const bytes = pictureBytes(1000 + Math.floor(Math.random() * 200_000));
  const outcome: Outcome = await client.upload(`${randomUUID()}.png`, bytes);
  if (outcome === undefined) return false;
  const id = Array.isArray(outcome.body) ? field(outcome.body[0], "id") : undefined;
  if (outcome.status !== 200 || typeof id !== "string") {
    record.problems.push(`upload: ${JSON.stringify(outcome)}`);
    return false;
  }
  record.files.set(id, { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
  return true;
}

function numbersOf(answer: unknown): readonly number[] {
  const changes = field(answer, "changes");
  const appended: unknown = Array.isArray(changes) ? field(changes[0], "appended") : undefined;
  return Array.isArray(appended) ? appended.map((one) => Number(field(one, "number"))) : [];
}
