import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { lastCompanyId } from "./last-company.ts";
import {
  clearCompanySession,
  clearSession,
  readSession,
  rememberPath,
  sessionValue,
  updateSession,
  useSessionState,
  visitedPaths,
} from "./session.ts";

beforeEach(() => sessionStorage.clear());

test("an empty session has no company", () => {
  expect(readSession()).toEqual({ companyId: 0 });
});

test("fields are set one by one", () => {
  updateSession({ companyId: 7 });
  updateSession({ includeDraftsInReports: true });
  expect(readSession()).toEqual({ companyId: 7, includeDraftsInReports: true });
  expect(JSON.parse(sessionStorage.getItem("session") ?? "")).toEqual(readSession());
});

test.each(["not json", '{"companyId":"7"}', "[]"])("a session that reads %s counts as empty", (text) => {
  sessionStorage.setItem("session", text);
  expect(readSession()).toEqual({ companyId: 0 });
});

test("the last 25 paths are remembered, each once in a row", () => {
  for (let index = 0; index < 30; index += 1) rememberPath(`/accounting/${index}`);
  rememberPath("/accounting/29");
  expect(visitedPaths()).toHaveLength(25);
  expect(visitedPaths().at(0)).toBe("/accounting/5");
  expect(visitedPaths().at(-1)).toBe("/accounting/29");
});

test("values of a company go with the company", () => {
  updateSession({ companyId: 1 });
  const filter = sessionValue("filter", z.object({ search: z.string() }));
  filter.write({ search: "kaffe" });
  expect(sessionStorage.getItem("c1-filter")).toBe('{"search":"kaffe"}');
  updateSession({ companyId: 12 });
  expect(filter.read()).toBeUndefined();
  filter.write({ search: "te" });
  clearCompanySession(1);
  expect(sessionStorage.getItem("c1-filter")).toBeNull();
  expect(filter.read()).toEqual({ search: "te" });
  filter.remove();
  expect(filter.read()).toBeUndefined();
});

test("deleting the selected company leaves none selected", () => {
  updateSession({ companyId: 3 });
  clearCompanySession(3);
  expect(readSession().companyId).toBe(0);
});

const pageSchema = z.object({ pageNo: z.number() });
test("page state follows the company, and is gone with the session", () => {
  updateSession({ companyId: 1 });
  const { result } = renderHook(() => useSessionState("page", pageSchema, { pageNo: 0 }));
  act(() => result.current[1]({ pageNo: 4 }));
  expect(result.current[0]).toEqual({ pageNo: 4 });
  act(() => updateSession({ companyId: 2 }));
  expect(result.current[0]).toEqual({ pageNo: 0 });
  act(() => updateSession({ companyId: 1 }));
  expect(result.current[0]).toEqual({ pageNo: 4 });
  act(() => clearSession());
  expect(result.current[0]).toEqual({ pageNo: 0 });
});

test("a new tab begins with the company that was chosen last, until somebody signs out", () => {
  updateSession({ companyId: 7 });
  sessionStorage.clear();
  expect(lastCompanyId()).toBe(7);
  clearSession();
  expect(lastCompanyId()).toBe(0);
});
