import pg from "pg";
import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { YEAR } from "../../../test/test-books.ts";
import { ENGINES, openStoreAt } from "../../../test/test-store.ts";
import { SWEEP_LOCK } from "./only-sweeper.ts";

const DAY = 24 * 3600 * 1000;

describe.each(ENGINES.filter(({ engine }) => engine === "postgres"))(
  "sweeps of several processes on $name",
  (on) => {
    const { it, here, books } = storeOn(on);

    it("one that finds another at it does nothing, and the next finds what there is", async () => {
      const { where, place, clock, store } = here();
      if (where.engine !== "postgres") throw new Error("PostgreSQL was asked for");
      const second = await openStoreAt({ where, place, dispose: async () => undefined }, clock);
      const company = await books();
      const file = {
        companyId: company.id,
        fiscalYearId: YEAR,
        originalFilename: "a.pdf",
        mimeType: "application/pdf",
      };
      const sha256 = "a".repeat(64);
      expect((await store.files.add(company.actor, { ...file, size: 1, sha256 })).ok).toBe(true);
      clock.now = new Date(clock.now.getTime() + 31 * DAY);
      const other = new pg.Client({ connectionString: where.url });
      await other.connect();
      try {
        await other.query("begin");
        await other.query("select pg_advisory_xact_lock($1)", [SWEEP_LOCK]);
        expect(await second.store.files.sweep()).toEqual([]);
        expect(await store.files.sweep()).toEqual([]);
        await other.query("rollback");
        expect((await Promise.all([second.store.files.sweep(), store.files.sweep()])).flat()).toEqual([
          sha256,
        ]);
      } finally {
        await other.end();
        await second.close();
      }
    });
  },
);
