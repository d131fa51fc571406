import type { RateConfig } from "../config/rate-config.ts";
import type { RateStore } from "../store/store-interface.ts";
import { ecbSource } from "./ecb-source.ts";
import { type RateRelay, rateRelay } from "./rate-relay.ts";
import { riksbankSource } from "./riksbank-source.ts";

const RETRY_MS = 1000;

/** The relay to the services that the settings name, the Riksbank first. */
export function openRelay(config: RateConfig, store: RateStore, now: () => Date): RateRelay {
  const limits = { timeoutMs: config.timeoutMs, maxBytes: config.maxBytes, retryMs: RETRY_MS };
  const sources = [
    ...(config.riksbank === undefined ? [] : [riksbankSource(new URL(config.riksbank), limits)]),
    ...(config.ecb === undefined ? [] : [ecbSource(new URL(config.ecb), limits)]),
  ];
  return rateRelay({ sources, store, now });
}
