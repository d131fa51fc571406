import { type ServerSettings, serverSettingsSchema } from "@huvudbok/core/api";
import { callApi } from "./api/api-client.ts";
import { RemoteValue, useRemoteValue } from "./api/remote-value.ts";

const remote = new RemoteValue(() =>
  callApi(serverSettingsSchema, "GET", "/api/settings", { isPublic: true }),
);

/** The settings of the operator; undefined until they are loaded. Requires no sign-in. */
export function useServerSettings(): ServerSettings | undefined {
  return useRemoteValue(remote).value;
}
