import { describe, expect, test } from "vitest";
import { ImportAborted, type ImportJob, runImport } from "./run-import.ts";

function jobOf(parts: Partial<ImportJob> = {}) {
  const log: string[] = [];
  const job: ImportJob = {
    prepare: async (onStep) => {
      onStep("CreateFiscalYear");
      onStep("CreateAccountingPlan");
      return new Blob(["books"]);
    },
    send: async (body) => {
      log.push(`send ${await body.text()}`);
      return 7;
    },
    onStep: (step) => log.push(step),
    ...parts,
  };
  return { job, log };
}

const fail = (message: string) => async () => {
  throw new Error(message);
};

test("an import is prepared and then sent at once (IM9)", async () => {
  const { job, log } = jobOf();
  expect(await runImport(job)).toBe(7);
  expect(log).toEqual([
    "CreateCompany",
    "CreateFiscalYear",
    "CreateAccountingPlan",
    "CreateTransactions",
    "send books",
    "Complete",
  ]);
});

describe("an import that fails", () => {
  test.each<[string, Partial<ImportJob>]>([
    ["while it is prepared", { prepare: fail("no") }],
    ["while it is sent", { send: fail("no") }],
  ])("%s", async (_, parts) => {
    const { job, log } = jobOf(parts);
    const failure = await runImport(job).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ImportAborted);
    expect(failure).toMatchObject({ message: "no" });
    expect(log).toContain("Aborted");
    expect(log).not.toContain("Complete");
  });

  test("with something that is no error", async () => {
    // oxlint-disable-next-line prefer-promise-reject-errors -- libraries may reject with something else than an error
    const { job } = jobOf({ send: () => Promise.reject("broken") });
    await expect(runImport(job)).rejects.toThrow("broken");
  });
});
