import type { ServerSettings } from "@huvudbok/core/api";
import type { FastifyInstance } from "fastify";

/** GET api/settings: what the browser must know before anybody has signed in. Holds nothing secret. */
export function settingsRoutes(app: FastifyInstance, settings: ServerSettings): void {
  app.get("/api/settings", () => settings);
}
