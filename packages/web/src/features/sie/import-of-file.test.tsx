import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ImportRun } from "../../parts/import/use-import.ts";
import { ImportOfFile } from "./import-of-file.tsx";
import type { ReadSieFile } from "./use-sie-file.ts";

vi.mock("../../data/server-settings.ts", () => ({ useServerSettings: () => ({ importLimit: 2048 }) }));
vi.mock("../../parts/import/target-form.tsx", () => ({ TargetForm: () => null }));
vi.mock("../../parts/import/use-import-target.ts", () => ({
  useImportTarget: () => ({
    company: undefined,
    companies: [],
    otherCompanyIds: [],
    companyType: "AB",
    newName: "",
    errors: [],
    failure: undefined,
  }),
}));

const facts = {
  companyName: "Bolaget AB",
  organizationNumber: "",
  fiscalYear: { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") },
  transactionCount: 1,
  attachmentCount: 0,
};
const sums = { accounts: 1, transactions: 1, rows: 2, debit: ore(1), openingSum: ore(0) };
const blank = { organizationNumber: "", reference: "", address: "", zipCode: "", city: "", phone: "" };
const job: ImportRun = {
  step: "NotStarted",
  reached: "NotStarted",
  isRunning: false,
  progress: undefined,
  error: undefined,
  canStop: false,
  start: () => undefined,
  stop: () => undefined,
  reset: () => undefined,
};

function open(commitSize: number) {
  const answer = {
    outcome: "readable",
    source: { ...facts, type: "SIE 4E", planName: "", accountCount: 1, program: "", made: "" },
    company: { name: "Bolaget AB", companyType: "AB", ...blank },
    books: { facts, sums },
    withSummary: undefined,
    commitSize,
    notices: [],
    toAccept: [],
  } as const;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is sent
  const file = { name: "bok.se", size: 100, fingerprint: "a", answer } as unknown as ReadSieFile;
  render(
    <MantineProvider env="test">
      <ImportOfFile file={file} answer={answer} job={job} onFile={() => undefined} />
    </MantineProvider>,
  );
}

const importButton = () => screen.getByRole("button", { name: /Importera/ });

test("books that the server would not receive are told of before 'Importera' is pressed", () => {
  open(2049);
  expect(screen.getByText(/servern tar emot högst 2 KiB/)).toBeDefined();
  expect(importButton().hasAttribute("disabled")).toBe(true);
});

test("the largest that it takes can be imported", () => {
  open(2048);
  expect(screen.queryByText(/servern tar emot/)).toBeNull();
  expect(importButton().hasAttribute("disabled")).toBe(false);
});
