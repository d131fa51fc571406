import { MantineProvider } from "@mantine/core";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { keyTable } from "../keys/key-table.ts";
import type { Column, Sort } from "./column.ts";
import { DataTable } from "./data-table.tsx";

const push = vi.hoisted(() => vi.fn());

vi.mock("../../navigation/address.ts", async (original) => ({
  ...(await original<object>()),
  pushAddress: push,
}));

interface Row {
  readonly name: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: "name", heading: "Namn", sortable: true, render: ({ name }) => name },
  { key: "field", heading: "Fält", render: ({ name }) => <input aria-label={`Fält ${name}`} /> },
];
const ROWS = ["a", "b", "c"].map((name) => ({ name }));

beforeEach(() => push.mockClear());

function show(rows: readonly Row[], onSort: (sort: Sort) => void = () => undefined) {
  render(
    <MantineProvider env="test">
      <DataTable
        caption="Lista"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ name }) => name}
        rowHref={({ name }) => `/rad/${name}`}
        sort={{ key: "name", descending: false }}
        onSort={onSort}
        empty={<p>Tomt</p>}
      />
    </MantineProvider>,
  );
  return userEvent.setup();
}

const rowOf = (name: string) => screen.getByText(name).closest("tr");

test("the list is one tab stop; the arrows move in it and Enter opens", async () => {
  const user = show(ROWS);
  expect(rowOf("a")?.tabIndex).toBe(0);
  expect(rowOf("b")?.tabIndex).toBe(-1);
  rowOf("a")?.focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(rowOf("b"));
  expect(rowOf("b")?.tabIndex).toBe(0);
  await user.keyboard("{End}");
  expect(document.activeElement).toBe(rowOf("c"));
  await user.keyboard("{ArrowDown}{Home}");
  expect(document.activeElement).toBe(rowOf("a"));
  await user.keyboard("{Enter}");
  expect(push).toHaveBeenCalledWith("/rad/a");
});

test("a double click opens a row, but not on a field of it", async () => {
  const user = show(ROWS);
  await user.dblClick(screen.getByLabelText("Fält b"));
  expect(push).not.toHaveBeenCalled();
  await user.dblClick(screen.getByLabelText("Fält b").closest("td")!);
  expect(push).toHaveBeenCalledExactlyOnceWith("/rad/b");
});

test("Ctrl+Enter opens a tab that has the session, and with it the company, of this one", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const user = show(ROWS);
  rowOf("b")?.focus();
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/rad\/b$/), "_blank");
  expect(push).not.toHaveBeenCalled();
  open.mockRestore();
});

test("Space selects the row, and Enter opens one that leads nowhere", async () => {
  const [onOpen, onSelect] = [vi.fn(), vi.fn()];
  render(
    <MantineProvider env="test">
      <DataTable
        caption="Lista"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={({ name }) => name}
        onOpen={onOpen}
        onSelect={onSelect}
      />
    </MantineProvider>,
  );
  rowOf("a")?.focus();
  await userEvent.keyboard("{ArrowDown} {Enter}");
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ name: "b" });
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ name: "b" });
});

test.each([
  ["rows that are links", { rowHref: () => "/rad" }, ["Öppna raden", "Öppna raden i ny flik"]],
  ["rows that open something here", { onOpen: vi.fn() }, ["Öppna raden"]],
  ["rows to select", { onSelect: vi.fn() }, ["Markera raden"]],
])("the list of keys tells what they do with %s", (_name, acts, labels) => {
  render(
    <MantineProvider env="test">
      <DataTable caption="Lista" columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} {...acts} />
    </MantineProvider>,
  );
  const moves = ["Föregående och nästa rad", "En skärm upp och ned", "Första och sista raden"];
  expect(keyTable.listed().map(({ label }) => label)).toEqual([...moves, ...labels]);
});

test("rows that can neither be opened nor selected are no tab stops", () => {
  render(
    <MantineProvider env="test">
      <DataTable caption="Lista" columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} />
    </MantineProvider>,
  );
  expect(screen.getByRole("table")).toBeDefined();
  expect(rowOf("a")?.tabIndex).toBe(-1);
  expect(keyTable.listed()).toEqual([]);
});

test("keys typed in a field of a row belong to the field", async () => {
  const user = show(ROWS);
  const field = screen.getByLabelText("Fält b");
  await user.click(field);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(document.activeElement).toBe(field);
  expect(push).not.toHaveBeenCalled();
});

test("the sorted column says so, and a click turns it around", async () => {
  const onSort = vi.fn();
  const user = show(ROWS, onSort);
  expect(screen.getByRole("columnheader", { name: "Namn" }).getAttribute("aria-sort")).toBe("ascending");
  await user.click(screen.getByRole("button", { name: "Namn" }));
  expect(onSort).toHaveBeenCalledWith({ key: "name", descending: true });
});

test("rows that lead somewhere are real links", () => {
  show(ROWS);
  expect(screen.getByRole("link", { name: "b" }).getAttribute("href")).toBe("/rad/b");
});

test("an empty table keeps its headings and says what it is for", () => {
  show([]);
  expect(screen.getByRole("columnheader", { name: "Namn" })).toBeDefined();
  expect(screen.getByText("Tomt")).toBeDefined();
});

test("only a part of a long list is drawn", () => {
  show(Array.from({ length: 1000 }, (_, index) => ({ name: `rad ${index}` })));
  expect(screen.getAllByRole("link").length).toBeLessThan(100);
});

test("the place in a list is written in the list's own address, never in that of the page one goes on to", () => {
  vi.useFakeTimers();
  window.history.replaceState(null, "", "/lista");
  render(
    <MantineProvider env="test">
      <div data-scroll-restoration-id="sheet">
        <DataTable
          caption="Lista"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={({ name }) => name}
          rowHref={({ name }) => `/rad/${name}`}
          isPageList
        />
      </div>
    </MantineProvider>,
  );
  act(() => rowOf("b")?.focus());
  vi.advanceTimersByTime(1000);
  expect(window.location.search).toBe("?row=b");
  act(() => rowOf("c")?.focus());
  window.history.pushState(null, "", "/rad/c");
  vi.advanceTimersByTime(1000);
  expect(window.location.search).toBe("");
  vi.useRealTimers();
});
