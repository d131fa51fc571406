import { encodeItem } from "@huvudbok/core/document";
import type { Transaction } from "@huvudbok/core/transaction";
import { documentClient } from "../src/data/documents/current-client.ts";
import type { FakeFetch } from "./fake-fetch.ts";
import { yearKey } from "./opened-page.tsx";

/** What another person registers in the year of `openBooks`, which this browser is told of. */
export async function bookMeanwhile(server: FakeFetch, booked: Transaction): Promise<void> {
  const key = yearKey("transactions");
  const stored = await server.documents.load(key, undefined);
  const ifMatch = stored.type === "content" ? stored.etag : "";
  const put = [encodeItem("transactions", booked)];
  await server.documents.commit({
    companyId: 1,
    intent: "edit",
    requestId: `meanwhile ${booked.number}`,
    changes: [{ key, ifMatch, put }],
  });
  await documentClient()?.refresh(key, "transactions");
}
