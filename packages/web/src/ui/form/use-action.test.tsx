import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { ToastProvider } from "../label/toast.tsx";
import { useAction } from "./use-action.ts";

/** Work that ends when the test says so. */
function controlled() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { work: vi.fn(() => promise), resolve, reject };
}

test("what is done once is not started twice, and the page is busy meanwhile", async () => {
  const { result } = renderHook(useAction);
  const first = controlled();
  const second = controlled();
  act(() => result.current.run(first.work));
  expect(result.current.isRunning).toBe(true);
  act(() => result.current.run(second.work));
  await act(async () => first.resolve());
  expect(result.current.isRunning).toBe(false);
  expect(second.work).not.toHaveBeenCalled();
});

test("what each press asks for waits for what is under way, in order", async () => {
  const { result } = renderHook(useAction);
  const [first, second, third] = [controlled(), controlled(), controlled()];
  act(() => {
    for (const { work } of [first, second, third]) result.current.runInTurn(work);
  });
  expect([first, second, third].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 0]);
  await act(async () => first.resolve());
  expect(second.work).toHaveBeenCalledOnce();
  expect(third.work).not.toHaveBeenCalled();
  await act(async () => second.resolve());
  await act(async () => third.resolve());
  expect(third.work).toHaveBeenCalledOnce();
  expect(result.current.isRunning).toBe(false);
});

test("a failure is shown, also when more follows it, and is gone at the next start", async () => {
  const { result } = renderHook(useAction);
  const [first, second, third] = [controlled(), controlled(), controlled()];
  act(() => {
    result.current.runInTurn(first.work);
    result.current.runInTurn(second.work);
  });
  await act(async () => first.reject(new Error("Servern svarar inte")));
  await act(async () => second.resolve());
  expect(result.current.error?.message).toBe("Servern svarar inte");
  act(() => result.current.run(third.work));
  expect(result.current.error).toBeUndefined();
});

test("why the work cannot start is a warning", () => {
  const { result } = renderHook(useAction);
  act(() => result.current.fail("Välj en fil först."));
  expect(result.current.error).toEqual({ message: "Välj en fil först.", level: "warning" });
});

test("work is told whether the page that started it is still open; the query does not count", async () => {
  window.history.replaceState({}, "", "/accounting/accountPlan/create");
  const { result } = renderHook(useAction);
  const states: boolean[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  act(() =>
    result.current.run(async (isHere) => {
      states.push(isHere());
      await promise;
      states.push(isHere());
      window.history.replaceState({}, "", "/accounting/accountPlan/create?search=19");
      states.push(isHere());
    }),
  );
  window.history.replaceState({}, "", "/accounting/transaction");
  await act(async () => resolve());
  expect(states).toEqual([true, false, true]);
});

test("what fails after the page is closed is shown in a notice, unless the notices of every page show it", async () => {
  const [first, second] = [controlled(), controlled()];
  function Page() {
    const { runInTurn } = useAction();
    return Object.entries({ first, second }).map(([name, { work }]) => (
      <button key={name} type="button" onClick={() => runInTurn(work)}>
        {name}
      </button>
    ));
  }
  const app = (page: ReactNode) => (
    <MantineProvider env="test">
      <ToastProvider>{page}</ToastProvider>
    </MantineProvider>
  );
  const { rerender } = render(app(<Page />));
  for (const button of screen.getAllByRole("button")) fireEvent.click(button);
  rerender(app(null));
  const kept = new ApiFailure({
    status: 409,
    type: "Conflict",
    message: "Ändrat av någon annan",
    isRefusalKept: true,
  });
  await act(async () => first.reject(kept));
  expect(screen.queryByText("Ändrat av någon annan")).toBeNull();
  await act(async () => second.reject(new Error("Servern svarar inte")));
  expect(screen.getByText("Servern svarar inte")).toBeDefined();
});

test.each([
  ["that may succeed another time is offered again", { status: 503, type: "Busy" }, 2],
  ["that is stored and will be sent by itself is not", { status: 503, type: "Busy", unsavedId: "1" }, 1],
  ["that is refused is not", { status: 409, type: "Refused" }, 1],
])("work %s", async (_, parts, times) => {
  const { result } = renderHook(useAction);
  const work = vi.fn(() => Promise.reject(new ApiFailure({ message: "Upptaget.", ...parts })));
  await act(async () => result.current.run(work));
  expect(result.current.error?.message).toBe("Upptaget.");
  await act(async () => result.current.error?.action?.onClick());
  expect(work).toHaveBeenCalledTimes(times);
});
