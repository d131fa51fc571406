/**
 * The environment of a program of the product: the settings of a test, without those of the developer. Programs run as
 * `npm test` has built them (scripts/built-server).
 */
export function programEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;
  return {
    PATH,
    ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
    ...(NODE_OPTIONS === undefined ? {} : { NODE_OPTIONS }),
    ...settings,
  };
}

/** Runs a program from its sources, as people do. */
export const FROM_SOURCES = { NODE_OPTIONS: "" };
