import { type ServerSettings, serverSettingsSchema } from "@huvudbok/core/api";
import { callApi } from "./api-client.ts";
import { RemoteValue, useRemoteValue } from "./remote-value.ts";

const remote = new RemoteValue(() =>
  callApi(serverSettingsSchema, "GET", "/api/settings", { isPublic: true }),
);

/** What the operator has set; undefined until it is known. Needs no sign-in. */
export function useServerSettings(): ServerSettings | undefined {
  return useRemoteValue(remote).value;
}
