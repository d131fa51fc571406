import * as z from "zod/mini";

/** The sign-in that the browser keeps under `poyToken` (clarification P10). `exp` is an ISO time; tier 0 Free, 1 Basic. */
export const signInSchema = z.strictObject({
  token: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.string(),
  exp: z.string(),
  settings: z.strictObject({ tier: z.int() }),
});
export type SignIn = z.infer<typeof signInSchema>;

/** GET api/settings: what the browser must know of the server before anybody has signed in. */
export const serverSettingsSchema = z.strictObject({
  footer: z.strictObject({ text: z.string(), email: z.string(), link: z.string() }),
  /** Where /logout goes after two seconds. */
  publicSite: z.string(),
  /** True when the local identity provider is in use. */
  localSignIn: z.boolean(),
  /** True when the developer and test pages are on. */
  developerPages: z.boolean(),
});
export type ServerSettings = z.infer<typeof serverSettingsSchema>;

/** Every refusal has this shape; `message` is shown to the user (specification 1 §8). */
export const apiErrorSchema = z.strictObject({
  error: z.strictObject({
    type: z.string(),
    message: z.string(),
    details: z.optional(z.unknown()),
  }),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
