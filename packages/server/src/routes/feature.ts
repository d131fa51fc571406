import type { FeatureList } from "@huvudbok/core/api";
import type { FastifyInstance } from "fastify";

/** GET api/feature: what can be ordered, with prices, as the operator has configured it. */
export function featureRoutes(app: FastifyInstance, features: FeatureList): void {
  app.get("/api/feature", () => features);
}
