import { beforeEach, expect, test } from "vitest";
import { focusNextCheck } from "./focus-next-check.ts";

const list = document.createElement("ol");
list.innerHTML = '<li><a href="/a">A</a></li><li data-next="true"><a href="/b">B</a></li>';
document.body.append(list);
beforeEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});

test("after a registration the focus is on what the next check asks for", () => {
  window.history.replaceState({ isRegistered: true }, "");
  focusNextCheck(list);
  expect(document.activeElement?.textContent).toBe("B");
});

test.each([null, {}, "text"])("a visit with the state %j is left alone", (state) => {
  window.history.replaceState(state, "");
  focusNextCheck(list);
  expect(document.activeElement).toBe(document.body);
  focusNextCheck(null);
});
