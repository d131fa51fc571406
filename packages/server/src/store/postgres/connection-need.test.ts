import { describe, expect, test } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { ENGINES } from "../../../test/test-store.ts";
import { fewConnectionsText } from "./connection-need.ts";

describe.each(ENGINES)("connections on $name", (on) => {
  const { it, here } = storeOn(on);

  it("are what a process with the default threads may hold, as the operations guide says", async () => {
    const need = await here().store.connections(64);
    if (on.engine === "sqlite") expect(need).toBeUndefined();
    else expect(need).toMatchObject({ needed: 43, available: expect.any(Number) });
  });
});

test("too few of them are told of with both figures", () => {
  expect(fewConnectionsText(undefined)).toBeUndefined();
  expect(fewConnectionsText({ needed: 43, available: 43 })).toBeUndefined();
  expect(fewConnectionsText({ needed: 43, available: 17 })).toContain(
    "högst 17 anslutningar (max_connections), och servern kan behöva 43",
  );
});
