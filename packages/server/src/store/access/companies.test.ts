import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { configWith } from "../../../test/test-books.ts";
import { ENGINES, newActor, openStoreAt } from "../../../test/test-store.ts";
import type { Actor } from "../store.ts";
import { recipientEtag } from "./recipient-etag.ts";

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

  it("the same request makes one company, also at the same instant, after the answer was lost (CO16)", async () => {
    const [anna, bo] = [await newActor(here()), await newActor(here())];
    const { companies } = here().store;
    const once = (actor: Actor, id = "request-1", config = configWith([])) =>
      companies.create(actor, config, id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => once(anna)));
    const [first] = await companies.list(anna);
    expect(answers.filter((one) => one.ok && one.value.isRepeated !== true)).toHaveLength(1);
    for (const one of answers) expect(one).toMatchObject({ ok: true, value: { id: first?.id } });
    expect(await companies.list(anna)).toHaveLength(1);
    const events = await companies.events(anna, first?.id ?? 0, { limit: 5 });
    expect(events.ok && events.value.events.map(({ kind }) => kind)).toEqual(["created"]);

    // Another request, and another person's of the same id, make companies of their own.
    expect(await once(anna, "request-2")).not.toMatchObject({ value: { id: first?.id } });
    expect(await once(bo)).not.toMatchObject({ value: { id: first?.id } });
    expect([(await companies.list(anna)).length, (await companies.list(bo)).length]).toEqual([2, 1]);
    expect(await here().store.findFaults(first?.id)).toEqual([]);
  });

  it("the same request for a company of other details is refused, and says which it made (CO16)", async () => {
    const actor = await newActor(here());
    const { companies } = here().store;
    const config = configWith([]);
    const made = await companies.create(actor, config, "request-1");
    const id = made.ok ? made.value.id : 0;
    const other = { ...config, recipient: { ...config.recipient, city: "Lund" } };
    expect(await companies.create(actor, other, "request-1")).toMatchObject({
      ok: false,
      error: { status: 409, type: "RequestIdTaken", details: { id } },
    });
    expect(await companies.list(actor)).toHaveLength(1);
    // What the company is called now decides nothing, and one that was removed is made again.
    await companies.setRecipient(actor, id, other.recipient, recipientEtag(config.recipient));
    expect(await companies.create(actor, config, "request-1")).toMatchObject({ value: { id } });
    await companies.remove(actor, id, config.recipient.name);
    expect(await companies.create(actor, config, "request-1")).not.toMatchObject({ value: { id } });
  });

  it("a company that was made is found again above the limit of companies", async () => {
    const { where, place, clock } = here();
    const low = await openStoreAt({ where, place, dispose: async () => {} }, clock, {
      companiesPerPerson: 1,
    });
    const actor = await newActor(low);
    const createOne = () => low.store.companies.create(actor, configWith([]), "request-1");
    const first = await createOne();
    expect(await createOne()).toMatchObject({ ok: true, value: first.ok ? { id: first.value.id } : {} });
    await low.close();
  });
});
