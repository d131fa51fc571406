import "fake-indexeddb/auto";
import { accountNo } from "@huvudbok/core/account-plan";
import type { Attachment } from "@huvudbok/core/attachment";
import { isoDate } from "@huvudbok/core/calendar";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { company } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { TransactionFiles } from "./transaction-files.tsx";

const year = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [],
};
const transaction: Transaction = {
  series: "A",
  number: 1,
  date: isoDate("2025-03-01"),
  text: "Papper",
  entries: [
    { accountId: accountNo(6110), amount: ore(100) },
    { accountId: accountNo(1930), amount: ore(-100) },
  ],
  locked: false,
};

beforeEach(async () => {
  const alm = company(1, "Alm AB");
  const packageSetup = { ...alm.config.packageSetup, featureSetups: [{ featureId: FEATURE_ID.attachFiles }] };
  const server = freshServer({ ...alm, config: { ...alm.config, packageSetup } });
  await signInAnew();
  const changes = [
    { key: "c1-accountSettings", put: [year] },
    { key: `c1-${year.id}-attachmentData`, put: [attachment("new"), attachment("old")] },
  ];
  await server.documents.commit({ companyId: 1, intent: "edit", requestId: "books", changes });
});

function attachment(id: string): Attachment {
  return { id, name: `${id}.pdf`, created: "2025-03-01T12:00:00Z", fileId: id };
}

test("a file of before attachments were items of their own stays, and no button says otherwise", async () => {
  const legacy = { ...transaction, attachmentIds: ["new"], attachments: [{ id: "old", name: "old.pdf" }] };
  render(
    <MantineProvider env="test">
      <TransactionFiles transaction={legacy} />
    </MantineProvider>,
  );
  await screen.findByRole("button", { name: "Ta bort new.pdf" });
  expect(screen.getAllByText("old.pdf")).not.toEqual([]);
  expect(screen.queryByRole("button", { name: "Ta bort old.pdf" })).toBeNull();
});
