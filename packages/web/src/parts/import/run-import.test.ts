import { describe, expect, test } from "vitest";
import { ImportAborted, type ImportJob, runImport } from "./run-import.ts";

function jobOf(parts: Partial<ImportJob> = {}) {
  const log: string[] = [];
  const job: ImportJob = {
    companyId: undefined,
    createCompany: async () => 7,
    deleteCompany: async (id) => {
      log.push(`delete ${id}`);
    },
    prepare: async (_, onStep) => {
      onStep("CreateAccountingPlan");
      return new Blob();
    },
    send: async (id) => {
      log.push(`send ${id}`);
    },
    onStep: (step) => log.push(step),
    isUncertain: () => false,
    ...parts,
  };
  return { job, log };
}

const fail = (message: string) => async () => {
  throw new Error(message);
};

describe("an import (IM9)", () => {
  test("to a new company", async () => {
    const { job, log } = jobOf();
    expect(await runImport(job)).toBe(7);
    expect(log).toEqual([
      "CreateCompany",
      "CreateFiscalYear",
      "CreateAccountingPlan",
      "CreateTransactions",
      "send 7",
      "Complete",
    ]);
  });

  test("to a company that there is makes none", async () => {
    const { job, log } = jobOf({ companyId: 3, createCompany: fail("not to be made") });
    expect(await runImport(job)).toBe(3);
    expect(log).toContain("send 3");
  });
});

describe("an import that fails", () => {
  test.each<[string, Partial<ImportJob>, readonly string[], number | undefined]>([
    ["before there is a company", { createCompany: fail("no") }, [], undefined],
    ["while it is made ready", { prepare: fail("no") }, ["delete 7"], undefined],
    ["while it is sent", { send: fail("no") }, ["delete 7"], undefined],
    ["with a company that was there", { companyId: 3, send: fail("no") }, [], undefined],
    ["and the company cannot be deleted", { send: fail("no"), deleteCompany: fail("offline") }, [], 7],
    ["and nobody knows whether it was stored", { send: fail("no"), isUncertain: () => true }, [], 7],
  ])("%s", async (_, parts, deletions, companyLeft) => {
    const { job, log } = jobOf(parts);
    const failure = await runImport(job).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ImportAborted);
    expect(failure).toMatchObject({ message: "no", companyLeft });
    expect(log.filter((line) => line.startsWith("delete"))).toEqual(deletions);
    expect(log).toContain("Aborted");
    expect(log).not.toContain("Complete");
  });

  test("with something that is no error", async () => {
    // oxlint-disable-next-line prefer-promise-reject-errors -- libraries may reject with something else than an error
    const { job } = jobOf({ send: () => Promise.reject("broken") });
    await expect(runImport(job)).rejects.toThrow("broken");
  });
});
