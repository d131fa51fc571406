import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { draft, sale } from "../../../test/test-books.ts";
import { ENGINES } from "../../../test/test-store.ts";

describe.each(ENGINES)("undo on $name", (on) => {
  const { books, here, it } = storeOn(on);

  it("takes back one's own commit as a whole", async () => {
    const company = await books();
    const [key, drafts] = [company.key("transactions"), company.key("transactionDrafts")];
    await company.commit("edit", [{ key: drafts, put: [draft("a"), draft("b")] }]);
    await company.commit("register", [
      { key, append: [sale()] },
      { key: drafts, ifMatch: '"1"', remove: ["a"] },
    ]);
    const half = [{ key, ifMatch: '"2"', remove: ["A-1"] }];
    expect((await company.refused("undo", half)).type).toBe("NotAnUndo");
    const other = [...half, { key: drafts, ifMatch: '"2"', put: [draft("a", { text: "annat" })] }];
    expect((await company.refused("undo", other)).type).toBe("NotAnUndo");
    await company.commit("undo", [...half, { key: drafts, ifMatch: '"2"', put: [draft("a")] }]);
    expect((await company.load("transactions")).document["transactions"]).toEqual([]);
    expect((await company.load("transactionDrafts")).document["drafts"]).toEqual([draft("b"), draft("a")]);
  });

  it("walks back through several commits of the same item, but not past somebody else's", async () => {
    const company = await books();
    const key = company.key("transactionDrafts");
    const as = (text: string) => [draft("a", { text })];
    await company.commit("edit", [{ key, put: as("ett") }]);
    await company.commit("edit", [{ key, ifMatch: '"1"', put: as("två") }]);
    await company.commit("edit", [{ key, ifMatch: '"2"', put: as("tre") }]);
    expect((await company.refused("undo", [{ key, ifMatch: '"3"', put: as("ett") }])).type).toBe("NotAnUndo");
    await company.commit("undo", [{ key, ifMatch: '"3"', put: as("två") }]);
    await company.commit("undo", [{ key, ifMatch: '"4"', put: as("ett") }]);
    expect((await company.load("transactionDrafts")).document["drafts"]).toEqual(as("ett"));
    await company.commit("undo", [{ key, ifMatch: '"5"', remove: ["a"] }]);
    expect((await company.load("transactionDrafts")).document["drafts"]).toEqual([]);
  });

  it("walks back through several changes of a head", async () => {
    const company = await books();
    const key = company.key("accountPlan");
    const named = (name: string) => ({ head: { name } });
    await company.commit("edit", [{ key, ifMatch: '"1"', ...named("Ett") }]);
    await company.commit("edit", [{ key, ifMatch: '"2"', ...named("Två") }]);
    await company.commit("edit", [{ key, ifMatch: '"3"', ...named("Tre") }]);
    await company.commit("undo", [{ key, ifMatch: '"4"', ...named("Två") }]);
    await company.commit("undo", [{ key, ifMatch: '"5"', ...named("Ett") }]);
    expect((await company.load("accountPlan")).document["name"]).toBe("Ett");
  });

  it("puts a deleted transaction back, registered anew", async () => {
    const company = await books();
    const key = company.key("transactions");
    await company.commit("register", [{ key, append: [sale(7)] }]);
    await company.commit("delete", [{ key, ifMatch: '"2"', remove: ["A-1"] }]);
    here().clock.now = new Date("2025-06-11T10:00:00Z");
    const back = { ...sale(7), number: 1, regDate: "2025-06-10", sign: "Åsa Öberg" };
    await company.commit("undo", [{ key, ifMatch: '"3"', put: [back] }]);
    here().clock.now = new Date("2025-06-10T10:00:00Z");
    const { document } = await company.load("transactions");
    expect(document["transactions"]).toEqual([{ ...back, regDate: "2025-06-11" }]);
  });
});
