import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { ENGINES } from "../../../test/test-store.ts";

describe.each(ENGINES)("rates that are kept on $name", (engine) => {
  const { it, here } = storeOn(engine);
  const page = (month: string, fetchedAt: number) => ({ month, fetchedAt, body: `[${fetchedAt}]` });

  it("RA4: are found by series and month, and replaced by newer ones", async () => {
    const { rates } = here().store;
    await rates.put("SEKUSDPMI", [page("2026-02", 1_774_000_000_000), page("2026-03", 2)]);
    await rates.put("ecb", [page("", 3)]);
    expect(await rates.pages("SEKUSDPMI", ["2026-01", "2026-02", "2026-03"])).toEqual([
      page("2026-02", 1_774_000_000_000),
      page("2026-03", 2),
    ]);
    await Promise.all([4, 4, 4].map((at) => rates.put("SEKUSDPMI", [page("2026-03", at)])));
    expect(await rates.pages("SEKUSDPMI", ["2026-03"])).toEqual([page("2026-03", 4)]);
    expect(await rates.pages("ecb", [""])).toEqual([page("", 3)]);
    expect(await rates.pages("ecb", [])).toEqual([]);
    expect(await rates.pages("SEKEURPMI", ["2026-03"])).toEqual([]);
  });
});
