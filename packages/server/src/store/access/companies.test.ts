import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { configWith } from "../../../test/test-books.ts";
import { ENGINES, newActor } from "../../../test/test-store.ts";
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
});
