import type { IsoDate } from "@huvudbok/core/calendar";
import { type FiscalYearId, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import {
  DEMONSTRATION_RECIPIENT,
  DEMONSTRATION_SEED,
  demonstrationBooks,
  demonstrationDay,
} from "@huvudbok/demonstration";
import { createCompany, demonstrationCompany } from "../../data/company/change-company.ts";
import { featuresOf } from "../../data/company/company-features.ts";
import type { DocumentClient } from "../../data/documents/document-client.ts";
import { dataKey } from "../../data/documents/unsaved-commit.ts";
import { linkAttachments } from "../../data/files/files.ts";
import { uploadAttachment } from "../../data/files/upload-attachment.ts";
import { publishedCharts } from "../../parts/account-plan/published-charts.ts";
import { receiptFile } from "./receipt-file.ts";
import type { DemonstrationParts, StoredBooks } from "./run-demonstration.ts";

/** The work on the demonstration company through the product's own calls, as the pages make them. */
export function demonstrationParts(
  client: DocumentClient,
  today: IsoDate,
): Omit<DemonstrationParts, "onProgress" | "signal"> {
  return {
    company: async () => {
      const existing = await demonstrationCompany();
      return existing?.id ?? (await createCompany(DEMONSTRATION_RECIPIENT, { isDemonstration: true }));
    },
    stored: (companyId) => storedBooks(client, companyId),
    books: async ({ years }) => {
      const [first, second] = years;
      return demonstrationBooks({
        today: demonstrationDay(today, first),
        seed: DEMONSTRATION_SEED,
        charts: await publishedCharts(),
        yearIds: [first?.id ?? newYearId(), second?.id ?? newYearId()],
        newGuid: () => crypto.randomUUID(),
      });
    },
    commit: async (companyId, intent, changes) => {
      const done = await client.commit({ companyId, intent, changes });
      if (!done.ok) throw done.error;
    },
    upload: async (companyId, fiscalYearId, receipt) =>
      uploadAttachment({ companyId, fiscalYearId, file: await receiptFile(receipt) }),
    link: (companyId, yearId, { series, number }, ids) =>
      linkAttachments(companyId, yearId, series, number, ids),
    hasFeature: async (_companyId, feature) => featuresOf(await demonstrationCompany()).has(feature),
  };
}

function newYearId(): FiscalYearId {
  return fiscalYearIdFromGuid(crypto.randomUUID());
}

/** What the server has, after sending what an earlier attempt has left unsent. */
async function storedBooks(client: DocumentClient, companyId: number): Promise<StoredBooks> {
  if (client.unsaved.length > 0) await client.retryUnsaved();
  const left = client.unsaved.find(({ failure }) => failure !== undefined)?.failure;
  if (left !== undefined) throw left;
  const settings = await documentOf(client, "accountSettings", companyId);
  const years = [...settings.items.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const registered = new Map<FiscalYearId, number>();
  for (const { id } of years) {
    registered.set(id, (await documentOf(client, "transactions", companyId, id)).items.size);
  }
  const isFinished = years.length > 1 && settings.head?.isDemonstrationUnfinished !== true;
  return { years, registered, isFinished };
}

async function documentOf<Kind extends "accountSettings" | "transactions">(
  client: DocumentClient,
  kind: Kind,
  companyId: number,
  yearId?: FiscalYearId,
) {
  const key = dataKey(kind, companyId, yearId) ?? "";
  const failure = await client.refresh(key, kind);
  if (failure !== undefined) throw failure;
  return client.state(key, kind);
}
