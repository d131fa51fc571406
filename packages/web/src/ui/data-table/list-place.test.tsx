import { beforeEach, expect, test } from "vitest";
import { keepPlace, placeIsOpened, placeToOpen, returnToPlace } from "./list-place.ts";

const PLACE = { row: "A-7", top: 320, hasFocus: true };

beforeEach(() => window.history.replaceState({ key: "k" }, "", "/list?search=a"));

test("a kept place stands in the address and in the step of the history, and is opened again", () => {
  keepPlace(PLACE);
  expect(window.location.search).toBe("?search=a&row=A-7");
  expect(window.history.state).toMatchObject({ key: "k" });
  expect(placeToOpen()).toEqual(PLACE);
});

test("an address from elsewhere names the row alone", () => {
  window.history.replaceState(null, "", "/list?row=A-7");
  expect(placeToOpen()).toEqual({ row: "A-7", top: undefined, hasFocus: false });
});

test("at its top a list has no place", () => {
  keepPlace(PLACE);
  keepPlace(undefined);
  expect(window.location.search).toBe("?search=a");
  expect(placeToOpen()).toBeUndefined();
});

test("a way back leads to where the list was left, though its address does not name the row", () => {
  keepPlace(PLACE);
  returnToPlace("/list?search=a");
  window.history.pushState(null, "", "/other");
  expect(placeToOpen()).toBeUndefined();
  window.history.pushState(null, "", "/list?search=a");
  expect(placeToOpen()).toEqual(PLACE);
  placeIsOpened();
  expect(placeToOpen()).toBeUndefined();
});
