import { afterEach, expect, test } from "vitest";
import { cleanArrivedAddress, takeArrivedQuery } from "./arrived-address.ts";

afterEach(() => void takeArrivedQuery());

function cleaned(address: string): string {
  window.history.replaceState({ key: "of the tab" }, "", address);
  cleanArrivedAddress();
  return window.location.href.slice(window.location.origin.length);
}

test.each([
  ["/login?token=a.b.c", "/login"],
  ["/login/?token=a.b.c", "/login/"],
  ["/LOGIN?token=a.b.c&state=y", "/LOGIN"],
  ["/login?code=x&state=y", "/login"],
  ["/login?error=access_denied&error_description=x", "/login"],
  ["/login?error=unavailable&returnUrl=%2Fsettings", "/login?error=unavailable&returnUrl=%2Fsettings"],
  [
    "/login?returnUrl=/settings&missingScope=a&currentScope=b",
    "/login?returnUrl=/settings&missingScope=a&currentScope=b",
  ],
  ["/login?returnUrl=/settings%3Ftoken%3Da", "/login?returnUrl=%2Fsettings"],
  ["/login#access_token=a", "/login"],
  ["/logout?token=a&returnUrl=/x", "/logout"],
  ["/login/code?token=a&returnUrl=/settings", "/login/code"],
  ["/login/code?code=x&state=y", "/login/code"],
  ["/login/other?token=a", "/login/other"],
  ["/?token=a&code=b", "/"],
  ["/accounting?token=a&from=2026-01-01", "/accounting?from=2026-01-01"],
  ["/accounting/accountPlan?state=created", "/accounting/accountPlan?state=created"],
  ["/nowhere?token=a", "/nowhere"],
])("SN10: %s is %s before anything is drawn", (address, expected) => {
  const steps = window.history.length;
  expect(cleaned(address)).toBe(expected);
  expect(window.history.state).toEqual({ key: "of the tab" });
  expect(window.history.length).toBe(steps);
});

test.each([
  ["/login/code?code=x&state=y", "?code=x&state=y"],
  ["/LOGIN/code/?token=a", "?token=a"],
  ["/login?token=a", ""],
  ["/accounting?code=x&state=y", ""],
])("SN10: of %s the page of arrivals gets %j, once", (address, expected) => {
  cleaned(address);
  expect(takeArrivedQuery()).toBe(expected);
  expect(takeArrivedQuery()).toBe("");
});
