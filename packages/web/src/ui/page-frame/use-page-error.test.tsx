import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { networkFailure } from "../../data/api/api-failure.ts";
import { pageErrorOf } from "./error-level.ts";
import { usePageError } from "./use-page-error.ts";

const delayed = vi.hoisted(() => ({ sent: [] as { readonly requestId: string }[] }));
vi.mock("../../data/delayed-commits.ts", () => ({ useDelayedCommits: () => delayed }));

test("what could not be sent is an error until it is sent, and does not come back", () => {
  const { result, rerender } = renderHook(usePageError);
  act(() => result.current[1](pageErrorOf(networkFailure().about("r"))));
  delayed.sent = [{ requestId: "other" }];
  rerender();
  expect(result.current[0]).toMatchObject({ unsavedId: "r", level: "warning" });
  delayed.sent = [{ requestId: "r" }];
  rerender();
  expect(result.current[0]).toBeUndefined();
  delayed.sent = [];
  rerender();
  expect(result.current[0]).toBeUndefined();
});
