import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { configWith } from "../../../test/test-books.ts";
import { ENGINES, newActor, openStoreAt } from "../../../test/test-store.ts";
import type { Actor } from "../store.ts";

describe.each(ENGINES)("companies on $name", (on) => {
  const { here, it } = storeOn(on);
  const create = (actor: Actor) =>
    here().store.companies.create(actor, { ...configWith([]), isDemonstration: true });

  it("a person has one demonstration company, however many browsers ask for it at once", async () => {
    const actor = await newActor(here());
    await here().store.companies.create(actor, configWith([]));
    const asked = await Promise.all(Array.from({ length: 10 }, () => create(actor)));
    const made = asked.flatMap((one) => (one.ok ? [one.value.id] : []));
    expect(made).toHaveLength(1);
    expect(asked.filter((one) => !one.ok && one.error.status === 409)).toHaveLength(9);
    expect(await here().store.companies.list(actor)).toHaveLength(2);

    expect(await create(await newActor(here()))).toMatchObject({ ok: true });
    await here().store.companies.remove(actor, made[0] ?? 0, "Bolaget AB");
    expect(await create(actor)).toMatchObject({ ok: true });
  });

  it("a person owns no more companies than the limit, however many browsers ask at once (CO15)", async () => {
    const { where, place, clock } = here();
    const low = await openStoreAt({ where, place, dispose: async () => {} }, clock, {
      companiesPerPerson: 3,
    });
    const actor = await newActor(low);
    const createOne = () => low.store.companies.create(actor, configWith([]));
    const [first] = [await createOne(), await createOne()];
    const asked = await Promise.all(Array.from({ length: 5 }, createOne));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    expect(asked.find(({ ok }) => !ok)).toMatchObject({
      error: {
        status: 409,
        type: "TooManyCompanies",
        message:
          "Du kan äga högst 3 företag, och har redan så många. Radera ett som du inte behöver, eller be den som sköter servern höja gränsen (HUVUDBOK_COMPANIES_PER_PERSON).",
      },
    });
    expect(await low.store.companies.list(actor)).toHaveLength(3);
    expect(await low.store.companies.create(await newActor(low), configWith([]))).toMatchObject({ ok: true });
    await low.store.companies.remove(actor, first.ok ? first.value.id : 0, "Bolaget AB");
    expect(await createOne()).toMatchObject({ ok: true });
    await low.close();
  });
});
