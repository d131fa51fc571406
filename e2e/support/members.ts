import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import type { Product } from "./product.ts";

/** The owner takes away the access of everybody else to a company. */
export function removeMembers(product: Product, companyId: number): void {
  const database = new DatabaseSync(join(product.dataFolder(), "huvudbok.sqlite"));
  try {
    database.prepare("delete from member where company_id = ? and role <> 'owner'").run(companyId);
  } finally {
    database.close();
  }
}

/** Makes the person of a page a member of a company: the product has no page yet for inviting somebody. */
export async function addMember(
  product: Product,
  page: Page,
  companyId: number,
  role: "bookkeeper" | "reader",
): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem("poyToken"));
  const { userId } = JSON.parse(stored ?? "{}") as { userId?: string };
  if (userId === undefined) throw new Error("nobody has signed in");
  const database = new DatabaseSync(join(product.dataFolder(), "huvudbok.sqlite"));
  try {
    database
      .prepare("insert into member (company_id, user_id, role) values (?, ?, ?)")
      .run(companyId, userId, role);
  } finally {
    database.close();
  }
}
