import * as z from "zod/mini";

/** The sign-in that the browser keeps under `poyToken` (AI3). `exp` is an ISO time; tier 0 Free, 1 Basic. */
export const signInSchema = z.object({
  token: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.string(),
  exp: z.string(),
  settings: z.object({ tier: z.int() }),
});
export type SignIn = z.infer<typeof signInSchema>;

/** GET api/settings: what the browser needs to know about the server before sign-in. */
export const serverSettingsSchema = z.object({
  footer: z.object({ text: z.string(), email: z.string(), link: z.string() }),
  /** Where /logout goes after two seconds. */
  publicSite: z.string(),
  /** True when the local identity provider is in use. */
  localSignIn: z.boolean(),
  /** True when the developer and test pages are on. */
  developerPages: z.boolean(),
  /** The largest file that can be uploaded, in bytes; servers of before 2026-11-23 do not say. */
  uploadLimit: z.exactOptional(z.int()),
  /** The largest import that the server receives, in bytes of its commit; earlier servers do not say. */
  importLimit: z.exactOptional(z.int()),
  /** How many companies a person may own; earlier servers do not say. */
  companiesPerPerson: z.exactOptional(z.int()),
});
export type ServerSettings = z.infer<typeof serverSettingsSchema>;

/** Every refusal has this shape; `message` is shown to the user. */
export const apiErrorSchema = z.object({
  error: z.object({
    type: z.string(),
    message: z.string(),
    details: z.optional(z.unknown()),
  }),
});
export type ApiError = z.infer<typeof apiErrorSchema>;

/**
 * POST api/auth/code: the query that the provider's redirect brought to /login/code. The answer says where to go next.
 */
export const codeSignInSchema = z.strictObject({
  query: z.string().check(z.minLength(1), z.maxLength(8192)),
});
export const codeSignInAnswerSchema = z.object({ signIn: signInSchema, returnUrl: z.string() });
export type CodeSignInAnswer = z.infer<typeof codeSignInAnswerSchema>;

/** POST api/auth/token: a token from the address, to be confirmed before it is stored (SN2). */
export const tokenSignInSchema = z.strictObject({ token: z.string().check(z.maxLength(8192)) });

const YEAR_SECONDS = 366 * 24 * 60 * 60;

/** POST api/auth/login-google; `expiresIn` in seconds. */
export const googleSignInSchema = z.strictObject({
  accessToken: z.string().check(z.minLength(1), z.maxLength(8192)),
  expiresIn: z.number().check(z.gte(0), z.lte(YEAR_SECONDS)),
});
