import "fake-indexeddb/auto";
import { newAccount } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { encodeItem } from "@huvudbok/core/document";
import { ore } from "@huvudbok/core/money";
import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openBooks, yearKey } from "../../../test/opened-page.tsx";
import { TouchedFilingsNotice } from "./touched-filings-notice.tsx";

const VAT = {
  sequence: 2,
  at: "2026-05-01T10:00:00.000Z",
  userName: "Eva Ek",
  kind: "vat" as const,
  from: "2026-03-01",
  to: "2026-03-31",
  files: [{ name: "momsrapport.xml", size: 3, sha256: "a".repeat(64) }],
  declared: { at: "2026-05-02T10:00:00.000Z", userName: "Eva Ek" },
};
const SIE = {
  ...VAT,
  sequence: 1,
  kind: "sie4" as const,
  from: "2026-01-01",
  to: "2026-12-31",
  declared: null,
};

type Rows = readonly (readonly [number, number])[];

const LIST = { ...VAT, sequence: 3, kind: "ecSales" as const };

async function opened(rows: Rows, filings: readonly (typeof VAT | typeof SIE | typeof LIST)[] = [VAT, SIE]) {
  const plan = [1930, 2650, 6110].map((id) => newAccount(id, `Konto ${id}`));
  const output = { ...newAccount(2611, "Utgående moms"), taxCode: 10 };
  const eu = { ...newAccount(3108, "Försäljning varor EU"), taxCode: 35 };
  const server = await openBooks({
    key: yearKey("accountPlan"),
    put: [...plan, output, eu].map((account) => encodeItem("accountPlan", account)),
  });
  server.filings.list = [...filings];
  const change = {
    day: isoDate("2026-03-31"),
    rows: rows.map(([accountId, amount]) => ({ accountId, amount: ore(amount) })),
  };
  render(
    <MantineProvider env="test">
      <TouchedFilingsNotice changes={[{ day: change.day, rows: [{}, { accountId: 26 }, ...change.rows] }]} />
    </MantineProvider>,
  );
  await expect.poll(() => server.calls).toContain("GET /api/company/1/filings");
}

test("FI5: a sale with VAT changes the return that was handed in", async () => {
  await opened([
    [2611, -100],
    [1930, 100],
  ]);
  await screen.findByText("Perioden är redan redovisad");
  expect(screen.getByText(/Redan inlämnat: momsdeklaration för mar 2026/)).toBeDefined();
  expect(screen.queryByText(/SIE/)).toBeNull();
});

test("FI5: a return that was only saved is told of more quietly", async () => {
  await opened(
    [
      [2611, -100],
      [1930, 100],
    ],
    [{ ...VAT, declared: null as never }],
  );
  await screen.findByText(/Redan hämtat som fil: momsdeklaration för mar 2026/);
  expect(screen.queryByText("Perioden är redan redovisad")).toBeNull();
});

test("FI5: the reversal of an EU sale changes the VAT return and the EC sales list, each as it was made", async () => {
  const rows: Rows = [
    [3108, 100],
    [1930, -100],
  ];
  await opened(rows, [VAT, { ...LIST, declared: null as never }]);
  await screen.findByText(
    /Redan inlämnat: momsdeklaration för mar 2026. Redan hämtat som fil: periodisk sammanställning för mar 2026/,
  );
});

test.each<[string, Rows]>([
  [
    "the settlement",
    [
      [2611, 100],
      [2650, -100],
    ],
  ],
  [
    "what has no VAT",
    [
      [6110, 100],
      [1930, -100],
    ],
  ],
  ["an empty form", []],
])("FI5: %s changes no return", async (_, rows) => {
  await opened(rows);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/Redan/)).toBeNull();
});
