import { newAccount } from "@huvudbok/core/account-plan";
import { type CommitRequest, commitRequestSchema } from "@huvudbok/core/api";
import { decodeItem, type ItemOf } from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import type { PublishedChart } from "@huvudbok/core/import";
import * as z from "zod/mini";
import { runTask, TaskMemory } from "../task-table.ts";
import type { ReadAnswer } from "../tasks.ts";

const structure = (name: string) => ({
  name,
  items: [{ name: "Allt", accounts: ["1", "2", "3", "4", "5", "6", "7", "8"] }],
});
/** With every number, so that no file is refused for an account without a name. */
const CHARTS: readonly PublishedChart[] = [
  {
    companyTypes: ["AB"],
    basEdition: 2025,
    plan: {
      name: "BAS 2025 för aktiebolag",
      accounts2: Array.from({ length: 8000 }, (_, index) => newAccount(1000 + index)),
      balanceReportStructure: structure("B"),
      resultReportStructure: structure("R"),
    },
  },
];

export interface Books {
  readonly transactions: readonly ItemOf<"transactions">[];
  readonly opening: readonly ItemOf<"accountBalance">[];
  readonly accounts: readonly ItemOf<"accountPlan">[];
}

export interface Imported {
  readonly answer: ReadAnswer;
  readonly books: Books;
  /** What the page shows of a file that can be imported. */
  readonly told: readonly string[];
  readonly readMs: number;
}

/** Reads a file as the page does, and returns what would be stored: the body of the one commit, decoded again. */
export async function importedBooks(text: string): Promise<Imported> {
  const memory = new TaskMemory();
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const start = performance.now();
  const answer = runTask(memory, "readBooks", { bytes: bytes.buffer, fileName: "bok.se", charts: CHARTS });
  const readMs = performance.now() - start;
  const nothing: Books = { transactions: [], opening: [], accounts: [] };
  if (answer.outcome !== "readable") return { answer, books: nothing, told: [], readMs };
  const commit = runTask(memory, "commitBooks", {
    companyId: 7,
    company: answer.company,
    companyType: "AB",
    fiscalYearId: fiscalYearIdFromGuid("00000000-0000-0000-0000-000000002025"),
    requestId: "request-1",
    etags: {},
    withSummary: false,
  });
  const request = z.parse(commitRequestSchema, JSON.parse(await commit.body.text()));
  const told = [...answer.toAccept.flatMap(({ texts }) => texts), ...answer.notices];
  return { answer, told, books: booksOf(request), readMs };
}

function booksOf(request: CommitRequest): Books {
  return {
    transactions: itemsOf(request, "transactions"),
    opening: itemsOf(request, "accountBalance"),
    accounts: itemsOf(request, "accountPlan"),
  };
}

/** The items of one document; each must be one that the server accepts. */
function itemsOf<Kind extends "transactions" | "accountBalance" | "accountPlan">(
  request: CommitRequest,
  kind: Kind,
): ItemOf<Kind>[] {
  const change = request.changes.find(({ key }) => key.endsWith(`-${kind}`));
  return (change?.put ?? []).map((item) => {
    const decoded = decodeItem(kind, item);
    if (!decoded.ok) throw new Error(JSON.stringify(item));
    return decoded.value;
  });
}
