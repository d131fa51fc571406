import { latestItemsSchema } from "@huvudbok/core/api";
import * as z from "zod/mini";
import { requestApi } from "./api-client.ts";
import { parseJsonText } from "./json-text.ts";

type LatestItems = Pick<z.output<typeof latestItemsSchema>, "count" | "items">;

const NONE: LatestItems = { count: 0, items: [] };

/**
 * How many numbered items a document has, and the latest ones; none of one that nobody has made yet, which is told by 204,
 * since a browser logs every 404 as an error (HT8). Throws where they cannot be had.
 */
export async function loadLatestItems(key: string, signal: AbortSignal): Promise<LatestItems> {
  const response = await requestApi("GET", `/api/data/latest/${key}?absent=204`, { signal }, [404]);
  if (response.status === 404 || response.status === 204) return NONE;
  return z.parse(latestItemsSchema, parseJsonText(await response.text()));
}
