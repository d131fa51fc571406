import { err } from "@huvudbok/core/shared";
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiFailure, CONFLICT_TEXT } from "../../data/api/api-failure.ts";
import { stillUnknown } from "../../data/documents/commit-failure.ts";

const shown: { text: string; actions?: readonly { label: string }[] }[] = [];
const undo = vi.hoisted(() => ({
  commit: {} as unknown,
  error: undefined as unknown,
  isSaving: false,
  undoing: undefined as unknown,
  settled: () => {},
  tried: 0,
}));

vi.mock("../label/toast.tsx", () => ({ useToast: () => (toast: (typeof shown)[0]) => shown.push(toast) }));
vi.mock("../../data/undo.ts", () => ({
  useUndo: () => ({
    isUnderWay: () => undo.isSaving,
    settled: () => Promise.resolve().then(undo.settled),
    find: () => undo.commit,
    undoing: () => undo.undoing,
    undo: () => {
      undo.tried += 1;
      return Promise.resolve(err(undo.error));
    },
  }),
}));

async function refusedToUndo(
  appended: readonly object[],
  error: ApiFailure,
  changes: readonly object[] = [],
) {
  const { useUndoAction } = await import("./use-undo-action.ts");
  Object.assign(undo, { commit: { label: "Kontot 1930", appended, inverse: { changes } }, error });
  const { result } = renderHook(useUndoAction);
  await result.current();
  return shown.at(-1);
}

const conflict = new ApiFailure({ status: 412, type: "ETagMismatch", message: CONFLICT_TEXT });

test("undo of a voucher that others have booked after says what happened and what one can do", async () => {
  const toast = await refusedToUndo([{ series: "A", number: 5 }], conflict);
  expect(toast?.text).toBe(
    `Kan inte ångras. ${CONFLICT_TEXT} Någon annan, eller du i en annan flik, har registrerat eller ändrat efter A 5. Vänd transaktionen i stället.`,
  );
  expect(toast?.actions?.map(({ label }) => label)).toEqual(["Öppna A 5"]);
});

test("undo of what somebody has changed since says so; another refusal is told as it is", async () => {
  expect((await refusedToUndo([], conflict))?.text).toBe(
    `Kan inte ångras. ${CONFLICT_TEXT} Någon annan, eller du i en annan flik, har ändrat samma uppgift sedan dess. Se hur det ser ut nu, och ändra för hand om det behövs.`,
  );
  const refused = new ApiFailure({ status: 400, type: "NotLast", message: "A 5 är inte sist." });
  expect((await refusedToUndo([{ series: "A", number: 5 }], refused))?.text).toBe(
    "Kan inte ångras. A 5 är inte sist. Vänd transaktionen i stället.",
  );
});

test.each([
  ["utkastet Lera", { kind: "transactionDrafts", put: [{ id: "a", text: "Lera" }] }, ["a"]],
  ["utkastet", { kind: "transactionDrafts", remove: ["a"] }, ["a"]],
  ["konto 1930", { kind: "accountPlan", put: [{ id: 1930 }, { id: 1940 }] }, ["1930"]],
  [
    "transaktion A 5 med flera",
    { kind: "transactions", remove: ["A-5", "A-6", "A-7"] },
    ["A-5", "A-6", "A-7"],
  ],
  ["samma uppgift", { kind: "accountSettings", put: [{ id: "f1" }] }, ["f1"]],
])("what somebody has changed since is named: %s", async (name, change, items) => {
  const parts = { status: 412, type: "ETagMismatch", message: CONFLICT_TEXT, details: { items } };
  const toast = await refusedToUndo([], new ApiFailure(parts), [change]);
  expect(toast?.text).toContain(`har ändrat ${name} sedan dess.`);
});

test("undo of which nobody knows is not denied", async () => {
  const unknown = stillUnknown();
  const toast = await refusedToUndo([{ series: "A", number: 5 }], unknown);
  expect([toast?.text, toast?.actions]).toEqual([unknown.message, undefined]);
});

async function pressed(given: Partial<typeof undo>, pending?: Promise<void>) {
  const { useUndoAction } = await import("./use-undo-action.ts");
  const none = { commit: undefined, isSaving: false, undoing: undefined, settled: () => {}, tried: 0 };
  Object.assign(undo, none, given);
  const { result } = renderHook(useUndoAction);
  await result.current(undefined, pending);
  return { text: shown.at(-1)?.text, tried: undo.tried };
}

test("what was on its way and did not arrive is said so, and nothing before it is undone", async () => {
  const earlier = { label: "Registrering av Glas", appended: [], inverse: { changes: [] } };
  expect(await pressed({ commit: earlier, isSaving: true })).toEqual({
    text: "Inget är ångrat: det du gjorde sist är inte sparat.",
    tried: 0,
  });
  expect((await pressed({ commit: earlier }, Promise.resolve())).tried).toBe(0);
  const arrived = () => Object.assign(undo, { commit: { ...earlier } });
  expect((await pressed({ commit: earlier, isSaving: true, settled: arrived })).tried).toBe(1);
  expect((await pressed({ commit: earlier })).tried).toBe(1);
});

test("a second Ctrl+Z while the first is being done says so, and undoes nothing more", async () => {
  const undoing = { label: "Registrering av 2 utkast" };
  expect(await pressed({ undoing })).toEqual({
    text: "Ångrar just nu: Registrering av 2 utkast. Vänta tills det är klart.",
    tried: 0,
  });
  expect((await pressed({ undoing: { label: undefined } })).text).toBe(
    "Ångrar just nu. Vänta tills det är klart.",
  );
});
