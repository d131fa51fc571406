import { isoDate } from "@huvudbok/core/calendar";
import { listedRows, type ReportSheet } from "@huvudbok/core/report";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveFile } from "../../../ui/save-file.ts";
import { useSpreadsheet } from "./use-spreadsheet.ts";

vi.mock("../../../ui/save-file.ts", () => ({ saveFile: vi.fn<typeof saveFile>() }));

/** A worker that answers only when the test says so. */
class PausedWorker extends EventTarget {
  static readonly made: PausedWorker[] = [];
  readonly postMessage = vi.fn<(task: unknown) => void>();
  readonly terminate = vi.fn<() => void>();

  constructor() {
    super();
    PausedWorker.made.push(this);
  }
}

beforeEach(() => vi.stubGlobal("Worker", PausedWorker));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  PausedWorker.made.length = 0;
});

const SHEET: ReportSheet = {
  title: "Huvudbok",
  range: { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") },
  form: "list",
  columns: [{ heading: "Text", kind: "text" }],
  page: listedRows([]),
  file: () => [],
};

const shown = (sheet: ReportSheet | undefined) => renderHook(() => useSpreadsheet(sheet, "huvudbok")).result;
const press = (hook: ReturnType<typeof shown>) => act(() => hook.current.action.onClick?.());
const answer = (event: Event) => act(async () => PausedWorker.made[0]?.dispatchEvent(event));

test("the file is written once however often the button is pressed, and saved under its name", async () => {
  const hook = shown(SHEET);
  expect(hook.current.action).toMatchObject({ label: "Ladda ner Excel", disabled: false });
  press(hook);
  expect(hook.current.action).toMatchObject({ label: "Skapar Excelfil …", disabled: false });
  press(hook);
  expect(PausedWorker.made).toHaveLength(1);
  const file = new Blob(["xlsx"]);
  await answer(new MessageEvent("message", { data: file }));
  expect(saveFile).toHaveBeenCalledExactlyOnceWith("huvudbok.xlsx", file);
  expect(PausedWorker.made[0]?.terminate).toHaveBeenCalledOnce();
  expect(hook.current.action.label).toBe("Ladda ner Excel");
});

test("a worker that breaks is told of, and the button works again", async () => {
  const hook = shown(SHEET);
  press(hook);
  await answer(new Event("error"));
  expect(saveFile).not.toHaveBeenCalled();
  expect(hook.current.error?.message).toMatch(
    /^Excelfilen kunde inte skapas\. Inget i bokföringen är ändrat\./,
  );
  press(hook);
  expect(hook.current.error).toBeUndefined();
  expect(PausedWorker.made).toHaveLength(2);
});

test("a report that is not there, or too long, has no file", () => {
  expect(shown(undefined).current.action.disabled).toBe(true);
  const long = shown({ ...SHEET, page: { ...listedRows([]), length: 100_001 } });
  expect(long.current.action).toMatchObject({
    disabled: true,
    hint: "För lång för Excel: välj en kortare period eller ladda ner CSV",
  });
});
