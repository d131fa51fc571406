import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { archiveEntries } from "./archive-entries.ts";
import { zipFiles } from "./zip-files.ts";

const file = (id: string, name: string) => ({ id, name, created: "2025-01-01T10:00:00Z", fileId: `f-${id}` });
const transaction = (number: number, attachmentIds: readonly string[]): Transaction => ({
  series: "A",
  number,
  date: isoDate("2025-01-01"),
  text: "Papper",
  entries: [{ accountId: accountNo(1930), amount: ore(0) }],
  locked: false,
  attachmentIds,
});

test("files are named by the transaction that they belong to, and no two alike", () => {
  const attachments = [
    file("a", "kvitto.pdf"),
    file("b", "Kvitto.pdf"),
    file("c", "s/v:r?.png"),
    file("d", "utan"),
    file("e", "utan"),
    file("g", "\u0000"),
  ];
  const entries = archiveEntries({
    attachments,
    transactions: [transaction(12, ["a", "b"]), transaction(13, ["a"])],
    drafts: [{ attachmentIds: ["c"] }, {}],
  });
  expect(entries).toEqual([
    { fileId: "f-a", path: "A 12 kvitto.pdf" },
    { fileId: "f-b", path: "A 12 Kvitto (2).pdf" },
    { fileId: "f-c", path: "Utkast/s_v_r_.png" },
    { fileId: "f-d", path: "Övriga/utan" },
    { fileId: "f-e", path: "Övriga/utan (2)" },
    { fileId: "f-g", path: "Övriga/fil" },
  ]);
});

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

test("the archive holds every file to the byte, and names those that the server lacks", async () => {
  const shares: number[] = [];
  const archive = await zipFiles(
    [
      { fileId: "a", path: "A 1 ö.txt" },
      { fileId: "b", path: "borta.txt" },
      { fileId: "c", path: "Utkast/c.txt" },
    ],
    (id) => Promise.resolve(id === "b" ? undefined : bytesOf(`fil ${id}`)),
    (done) => shares.push(done),
  );
  const files = unzipSync(new Uint8Array(await archive.blob.arrayBuffer()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ["A 1 ö.txt", "fil a"],
    ["Utkast/c.txt", "fil c"],
  ]);
  expect(archive.missing).toEqual(["borta.txt"]);
  expect(shares).toEqual([1, 2, 3]);
});
