import type { AccountPlan, ReportStructure } from "@huvudbok/core/account-plan";
import { reportFindingText } from "@huvudbok/core/report";
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { publishedCharts } from "./published-charts.ts";
import { useWholePlan } from "./use-whole-plan.ts";

vi.mock("./published-charts.ts", () => ({ publishedCharts: vi.fn() }));
vi.mock("../../data/company/selected-company.ts", () => ({
  useCompany: () => ({ config: { recipient: { companyType: "AB" } } }),
}));

const structure = (name: string) => ({ name }) as unknown as ReportStructure;
const [balance, result] = [structure("Balans"), structure("Resultat")];
const published = {
  companyTypes: ["AB"],
  plan: { name: "BAS", accounts2: [], balanceReportStructure: balance, resultReportStructure: result },
};
const bare: AccountPlan = { name: "Egen", accounts2: [] };
const whole = { ...bare, balanceReportStructure: balance, resultReportStructure: result };

beforeEach(() => {
  vi.mocked(publishedCharts).mockReset().mockResolvedValue([published]);
});

test("RE15: a chart without report structures gets the published ones, fetched once", async () => {
  const { result: hook, rerender } = renderHook(({ plan }) => useWholePlan(plan), {
    initialProps: { plan: bare },
  });
  expect(hook.current).toEqual({ plan: bare, isWaiting: true });
  await waitFor(() => expect(hook.current).toEqual({ plan: whole, isWaiting: false }));
  rerender({ plan: bare });
  expect(hook.current.plan).toEqual(whole);
  expect(publishedCharts).toHaveBeenCalledTimes(1);
});

test("RE15: the structure that the chart has stays", async () => {
  const own = structure("Egen balans");
  const withOwn = { ...bare, balanceReportStructure: own };
  const { result: hook } = renderHook(() => useWholePlan(withOwn));
  await waitFor(() => expect(hook.current.isWaiting).toBe(false));
  expect(hook.current.plan).toEqual({ ...whole, balanceReportStructure: own });
});

test("a whole chart, and none, ask for nothing", () => {
  expect(renderHook(() => useWholePlan(whole)).result.current).toEqual({ plan: whole, isWaiting: false });
  expect(renderHook(() => useWholePlan(undefined)).result.current).toEqual({
    plan: undefined,
    isWaiting: false,
  });
  expect(publishedCharts).not.toHaveBeenCalled();
});

test("without the resources the chart stays as it is, and the report says what is missing", async () => {
  vi.mocked(publishedCharts).mockRejectedValue(new Error("offline"));
  const { result: hook } = renderHook(() => useWholePlan(bare));
  await waitFor(() => expect(hook.current).toEqual({ plan: bare, isWaiting: false }));
  expect(publishedCharts).toHaveBeenCalledTimes(1);
  expect(reportFindingText({ code: "balance-structure-missing" })).toContain("trots försök att återskapa");
});
