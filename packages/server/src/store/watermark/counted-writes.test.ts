import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { configWith } from "../../../test/test-books.ts";
import { ENGINES, newActor, openTestStore, type TestStore } from "../../../test/test-store.ts";
import { openDatabaseToRead } from "../database/database.ts";
import type { Actor, UserProfile } from "../store.ts";
import { currentWatermark } from "./commit-log.ts";

// ST23: a start detects a lost write only if the write was counted.

const ANNA = { name: "Anna", email: "anna@example.se" };
const PROFILE: UserProfile = { issuer: "test", subject: "1", ...ANNA, picture: "" };
const PASSKEY = { id: "k", publicKey: "p", counter: 0, userHandle: "h" };
const LEGACY = {
  people: [{ id: "anna", ...ANNA }],
  passkeys: [{ ...PASSKEY, personId: "anna", createdAt: 1 }],
};

type Step = readonly [
  what: string,
  counted: number,
  work: (test: TestStore, actor: Actor) => Promise<unknown>,
];

const later = ({ clock }: TestStore) => new Date(clock.now.getTime() + 3_600_000);

const STEPS: readonly Step[] = [
  ["a new person of a provider", 1, ({ store, clock }) => store.users.signIn(PROFILE, clock.now)],
  ["the same again", 0, ({ store, clock }) => store.users.signIn(PROFILE, clock.now)],
  [
    "the same with another name",
    1,
    ({ store, clock }) => store.users.signIn({ ...PROFILE, name: "Anna A" }, clock.now),
  ],
  ["a new person of the local sign-in", 1, ({ store }) => store.local.people.upsert(ANNA)],
  ["the same again", 0, ({ store }) => store.local.people.upsert(ANNA)],
  ["a link for the owner", 1, (test) => test.store.local.passkeys.saveLink("one", later(test))],
  [
    "an enrolment by another link",
    0,
    ({ store, clock }) => store.local.passkeys.enrol("other", ANNA, PASSKEY, clock.now),
  ],
  ["an enrolment", 1, ({ store, clock }) => store.local.passkeys.enrol("one", ANNA, PASSKEY, clock.now)],
  ["a link when somebody is enrolled", 0, (test) => test.store.local.passkeys.saveLink("two", later(test))],
  ["a sign-in that the authenticator counts", 0, ({ store }) => store.local.passkeys.count("k", 1)],
  ["all passkeys removed", 1, ({ store }) => store.local.passkeys.removeAll()],
  ["people read in from files", 1, ({ store }) => store.local.people.importLegacy(LEGACY)],
  ["the same again", 0, ({ store }) => store.local.people.importLegacy(LEGACY)],
  [
    "a company made and deleted",
    2,
    async ({ store }, actor) => {
      const made = await store.companies.create(actor, configWith([1001]));
      if (made.ok) await store.companies.remove(actor, made.value.id, "Bolaget AB");
    },
  ],
];

async function sequenceOf({ place }: TestStore): Promise<number> {
  const database = openDatabaseToRead(place);
  try {
    return (await database.read((tx) => currentWatermark(tx))).sequence;
  } finally {
    await database.close();
  }
}

describe.each(ENGINES)("$name", ({ engine, isHere }) => {
  let here: TestStore;
  beforeEach(async () => {
    if (isHere) here = await openTestStore(engine);
  });
  afterEach(async () => {
    if (isHere) await here.close();
  });

  test.skipIf(!isHere)("who a person is and how they sign in is counted, a sign-in is not", async () => {
    const actor = await newActor(here);
    for (const [what, counted, work] of STEPS) {
      const before = await sequenceOf(here);
      await work(here, actor);
      expect((await sequenceOf(here)) - before, what).toBe(counted);
    }
  });
});
