import { afterAll, beforeAll, test } from "vitest";
import { newBooks, type TestCompany } from "./test-books.ts";
import { newActor, openTestStore, type TestEngine, type TestStore } from "./test-store.ts";

/**
 * One store for all tests of a `describe.each(ENGINES)`. Its `it` skips them where the engine is not here, `here` is the
 * store once they run, and `books` are new books of a new person.
 */
export function storeOn({ engine, isHere }: TestEngine): {
  readonly it: ReturnType<typeof test.skipIf>;
  readonly here: () => TestStore;
  readonly books: (features?: number[]) => Promise<TestCompany>;
} {
  let opened: TestStore | undefined;
  const here = (): TestStore => {
    if (opened === undefined) throw new Error("the store is open while tests run, and only then");
    return opened;
  };
  beforeAll(async () => {
    if (isHere) opened = await openTestStore(engine);
  });
  afterAll(async () => {
    await opened?.close();
  });
  return {
    it: test.skipIf(!isHere),
    here,
    books: async (features) => newBooks(here(), await newActor(here()), features),
  };
}
