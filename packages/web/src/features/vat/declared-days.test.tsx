import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newAccount } from "@huvudbok/core/account-plan";
import { encodeItem } from "@huvudbok/core/document";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openBooks, openPage, yearKey } from "../../../test/opened-page.tsx";
import { saveFile } from "../../ui/save-file.ts";

vi.mock("../../ui/save-file.ts", () => ({ saveFile: vi.fn<typeof saveFile>() }));

const resources = join(import.meta.dirname, "../../../../resources/public");
const REPORT = "/accounting/vat/report";
const QUARTERS = ["01-01 03-31", "04-01 06-30", "07-01 09-30", "10-01 12-31"];

const accounts = [
  { ...newAccount(2611, "Utgående moms"), taxCode: 10 },
  { ...newAccount(3001, "Försäljning"), taxCode: 5 },
].map((account) => encodeItem("accountPlan", account));

const handedIn = (days: string, sequence: number) => {
  const [from, to] = days.split(" ");
  const at = "2026-05-01T10:00:00.000Z";
  return {
    sequence,
    at,
    userName: "Eva Ek",
    kind: "vat" as const,
    from: `2026-${from}`,
    to: `2026-${to}`,
    files: [{ name: "momsrapport.xml", size: 3, sha256: "a".repeat(64) }],
    declared: { at, userName: "Eva Ek" },
  };
};

/** Books with a sale in February, of which some quarters were handed in. */
async function books(quarters: readonly string[]) {
  const sale = transactionOf("A", 1, "2026-02-15", "Försäljning", [
    [3001, -400],
    [2611, -100],
    [1930, 500],
  ]);
  const server = await openBooks(
    { key: yearKey("accountPlan"), put: accounts },
    { key: yearKey("transactions"), put: [encodeItem("transactions", sale)] },
  );
  server.companies[0]!.config.recipient = {
    ...server.companies[0]!.config.recipient,
    organizationNumber: "556000-0175",
  };
  server.filings.list = quarters.map((days, place) => handedIn(days, place + 2)).toReversed();
  server.instead = (_, path) =>
    path.startsWith("/resources/vat-")
      ? new Response(readFileSync(join(resources, path.replace("/resources/", ""))))
      : undefined;
  return server;
}

const plain = (text: string | null) => (text ?? "").replaceAll("\u00A0", " ");
const told = () => plain(document.body.textContent);

test("VR23: a month of a quarter that was handed in has no day and leads to the quarter", async () => {
  await books(QUARTERS.slice(0, 1));
  await openPage(`${REPORT}?typ=month&from=2026-02-01`);
  await screen.findByText(/är redan redovisade/);
  expect(told()).toContain(
    "Dagarna är redan redovisade i momsdeklarationen för jan–mar 2026. Lämna ingen fil för bara dem.",
  );
  expect(told()).not.toContain("Lämna filen hos Skatteverket");
  expect(told()).not.toContain("överlappar");
  const link = screen.getByRole("link", { name: "Till momsrapporten för jan–mar 2026" });
  expect(link.getAttribute("href")).toBe(`${REPORT}?typ=quarter&from=2026-01-01`);
});

test("VR23: a year with quarters that were handed in tells what is left, and asks before its file is made", async () => {
  await books(QUARTERS.slice(0, 3));
  const user = await openPage(`${REPORT}?typ=year`);
  await screen.findByText(/redovisas i delar/);
  expect(told()).toContain(
    "Dagarna redovisas i delar. Inlämnat: jan–mar 2026, apr–jun 2026 och jul–sep 2026. Kvar att lämna: okt–dec 2026 senast 12 februari 2027.",
  );
  expect(told()).not.toContain("Lämna filen hos Skatteverket");
  // No line ends within the name of a period.
  expect(screen.getByText("okt–dec 2026").className).toContain("whole");
  screen.getByRole("link", { name: "Till momsrapporten för okt–dec 2026" });
  await user.click(screen.getByRole("button", { name: /^Ladda ner momsrapport/ }));
  await screen.findByText(/Filen redovisar samma dagar en gång till/);
  expect(saveFile).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Avbryt" }));
  await user.click(screen.getByRole("button", { name: /^Ladda ner momsrapport/ }));
  await user.click(await screen.findByRole("button", { name: "Ladda ner ändå" }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
});

test("VR23: a year whose quarters were all handed in has nothing left to file", async () => {
  await books(QUARTERS);
  await openPage(`${REPORT}?typ=year`);
  await screen.findByText(/redovisas i delar/);
  expect(told()).toContain("och okt–dec 2026. Lämna ingen fil för dem tillsammans.");
});

test("OV6: another kind than the chosen one is looked at, and is not the company's before it is said to be", async () => {
  const server = await books([]);
  const user = await openPage(REPORT);
  await user.click(await screen.findByRole("button", { name: "Behåll kvartal" }));
  await screen.findByText("Momsperioden är kvartal, och sparad för företaget");
  const stored = async () => {
    const answer = await server.documents.load("c1-accountSettings", undefined);
    return answer.type === "content" ? answer.text : "";
  };
  await user.click(screen.getByRole("radio", { name: "Månad" }));
  await screen.findByText(/^Företaget redovisar moms per kvartal/);
  expect(await stored()).toContain('"vatPeriod":"quarter"');
  await user.click(screen.getByRole("button", { name: "Ändra till månad" }));
  await waitFor(async () => expect(await stored()).toContain('"vatPeriod":"month"'));
});
