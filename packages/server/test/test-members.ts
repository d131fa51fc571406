import { rowHash } from "../src/store/chain/row-hash.ts";
import { openDatabase } from "../src/store/database/database.ts";
import type { Actor } from "../src/store/store.ts";
import { newActor, type TestStore } from "./test-store.ts";

/** A new person with a member row in a company: the product has no call for this yet. */
export async function addMember(
  test: TestStore,
  company: { readonly id: number },
  role: string,
): Promise<Actor> {
  const actor = await newActor(test, role);
  await setMember(test, company.id, actor, role);
  return actor;
}

/** Changes somebody's role; `undefined` removes it. */
export async function setMember(
  test: TestStore,
  companyId: number,
  actor: Actor,
  role: string | undefined,
): Promise<void> {
  const database = openDatabase(test.place);
  await database.db
    .deleteFrom("member")
    .where("company_id", "=", companyId)
    .where("user_id", "=", actor.userId)
    .execute();
  if (role !== undefined) {
    const member = { company_id: companyId, user_id: actor.userId, role };
    await database.db
      .insertInto("member")
      .values({ ...member, row_hash: rowHash("member", member) })
      .execute();
  }
  await database.close();
}
