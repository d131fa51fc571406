import { companyListSchema } from "@huvudbok/core/api";
import { describe, expect, test } from "vitest";
import { account, fiscalYear, sale, YEAR } from "../test-books.ts";
import { ENGINES } from "../test-store.ts";
import { KILLS_TIMEOUT, killedProducts } from "./killed-product.ts";
import { field, type ProductClient, signedInClient } from "./product-client.ts";
import { IS_LONG, SEED } from "./seeded-random.ts";

const KILLS = IS_LONG ? 100 : 2;
/** Long enough for a body that is checked in a thread of its own, and for a kill in the middle of it. */
const VOUCHERS = 2000;
const LONGEST_WORK_MS = 600;

const onKilledProduct = killedProducts();

function importOf(requestId: string) {
  const put = Array.from({ length: VOUCHERS }, (_, index) => ({
    ...sale(index + 1),
    number: index + 1,
    locked: true,
    regDate: "2025-01-01",
  }));
  return {
    companyId: 0,
    newCompany: { recipient: { name: `Bolaget ${requestId} AB`, companyType: "AB" } },
    intent: "import",
    requestId,
    changes: [
      { key: "c0-accountSettings", put: [fiscalYear()] },
      { key: `c0-${YEAR}-accountPlan`, head: { name: "BAS" }, put: [1930, 3001].map(account) },
      { key: `c0-${YEAR}-transactions`, put },
    ],
  };
}

/** Somebody without a company. */
const signInAlone = (origin: string) => signedInClient(origin, 0);

const send = (client: ProductClient, body: object) =>
  client.call("POST", "/api/data/commit?newCompany=1&import=1", body);

/** How many vouchers each company has, by the company's name. One after the other: a person has a limit of reads at once. */
async function vouchersByCompany(client: ProductClient): Promise<readonly (readonly [string, number])[]> {
  const { companies } = companyListSchema.parse((await client.call("GET", "/api/company"))?.body);
  const counts: (readonly [string, number])[] = [];
  for (const { id, config } of companies) {
    const loaded = await client.load(`c${id}-${YEAR}-transactions`);
    const vouchers = loaded?.document["transactions"];
    counts.push([config.recipient.name, Array.isArray(vouchers) ? vouchers.length : 0]);
  }
  return counts;
}

describe.each(ENGINES)(
  "a server on $name that is killed in an import to a new company",
  ({ engine, isHere }) => {
    test.skipIf(!isHere)(
      `has the company with all its books or none, and a retry makes no second (${KILLS} times, seed ${SEED})`,
      () =>
        onKilledProduct(engine, signInAlone, async ({ client, killedAtWork }) => {
          const expected: (readonly [string, number])[] = [];
          for (let kill = 0; kill < KILLS; kill += 1) {
            const body = importOf(`request-${kill}`);
            const first = await killedAtWork(LONGEST_WORK_MS, () => send(client, body));
            const { name } = body.newCompany.recipient;
            const complete = [name, VOUCHERS] as const;
            const now = await vouchersByCompany(client);
            expect(now.slice(expected.length)).toEqual(now.length > expected.length ? [complete] : []);
            if (first !== undefined) expect(now).toHaveLength(expected.length + 1);
            expected.push(complete);
            // Twice at once, as two tabs do.
            const again = await Promise.all([send(client, body), send(client, body)]);
            expect(again.map((outcome) => outcome?.status)).toEqual([200, 200]);
            expect(field(again[0]?.body, "companyId")).toBe(field(again[1]?.body, "companyId"));
            expect(await vouchersByCompany(client)).toEqual(expected);
          }
        }),
      KILLS_TIMEOUT,
    );
  },
);
