import { expect, test, vi } from "vitest";
import { RemoteValue } from "./remote-value.ts";

const settled = (value: RemoteValue<number>, state: string) =>
  expect.poll(() => value.read().state).toBe(state);

test("a value is loaded once, by the first that uses it", async () => {
  const load = vi.fn(() => Promise.resolve(1));
  const value = new RemoteValue(load);
  const stop = value.subscribe(() => {});
  value.subscribe(() => {});
  await settled(value, "ready");
  stop();
  value.subscribe(() => {});
  expect(load).toHaveBeenCalledOnce();
});

test("what could not be loaded is tried again when a page that uses it is opened anew, and by none that is open", async () => {
  const load = vi.fn(() => Promise.reject<number>(new Error("down")));
  const value = new RemoteValue(load);
  const stop = value.subscribe(() => {});
  await settled(value, "error");
  value.subscribe(() => {})();
  expect(load).toHaveBeenCalledOnce();
  stop();
  load.mockImplementation(() => Promise.resolve(2));
  value.subscribe(() => {});
  await settled(value, "ready");
  expect(value.read().value).toBe(2);
});
