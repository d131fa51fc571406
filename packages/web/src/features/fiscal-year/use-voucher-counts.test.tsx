import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { useVoucherCounts } from "./use-voucher-counts.ts";

const callApi = vi.hoisted(() => vi.fn());
vi.mock("../../data/api/api-client.ts", () => ({ callApi }));

const year = (digit: string): FiscalYear => ({
  id: fiscalYearIdFromGuid(digit.repeat(32)),
  from: isoDate("2026-01-01"),
  to: isoDate("2026-12-31"),
  locked: false,
  transactionSeries: [],
});
const failure = (status: number) => new ApiFailure({ status, type: "Any", message: "Fel" });
const YEARS = [year("1"), year("2"), year("3")];

beforeEach(() => void callApi.mockReset());

test("a year in which nothing is registered has none, one that cannot be asked for no figure", async () => {
  callApi.mockResolvedValueOnce({ count: 7 });
  callApi.mockRejectedValueOnce(failure(404));
  callApi.mockRejectedValueOnce(failure(500));
  const { result } = renderHook(() => useVoucherCounts(1, YEARS));
  await waitFor(() => expect(result.current.size).toBe(2));
  expect(YEARS.map(({ id }) => result.current.get(id))).toEqual([7, 0, undefined]);
});
