import { openDatabase } from "../src/store/database.ts";
import { rowHash } from "../src/store/row-hash.ts";
import type { Actor } from "../src/store/store.ts";
import { newActor, type TestStore } from "./test-store.ts";

/** Somebody new with a row of a member in a company: the product has no call yet that makes one. */
export async function addMember(
  test: TestStore,
  company: { readonly id: number },
  role: string,
): Promise<Actor> {
  const actor = await newActor(test, role);
  await setMember(test, company.id, actor, role);
  return actor;
}

/** Gives somebody another role, or with `undefined` none. */
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
