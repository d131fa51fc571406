import * as z from "zod/mini";
import { requestApi } from "./api/api-client.ts";
import { ApiFailure } from "./api/api-failure.ts";
import { parseJsonText } from "./api/json-text.ts";

/**
 * Loads one of the product's own files, `/resources/{path}`: charts of accounts, report structures. Throws `ApiFailure`
 * 'Failed to fetch resource file' (PG35).
 */
export async function loadResource<Schema extends z.core.$ZodType>(
  schema: Schema,
  path: string,
): Promise<z.output<Schema>> {
  const text = await resourceText(path);
  const parsed = z.safeParse(schema, parseJsonText(text));
  if (!parsed.success) throw resourceFailure(path);
  return parsed.data;
}

/** The text of one of the product's own files, such as a help text in markdown. Throws as `loadResource` does. */
export async function resourceText(path: string): Promise<string> {
  try {
    const response = await requestApi("GET", `/resources/${path}`, { isPublic: true });
    return await response.text();
  } catch {
    throw resourceFailure(path);
  }
}

function resourceFailure(path: string): ApiFailure {
  return new ApiFailure({
    status: 0,
    type: "ResourceFailure",
    message: "Failed to fetch resource file",
    details: { path },
  });
}
