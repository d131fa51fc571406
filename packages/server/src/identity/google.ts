import * as z from "zod/mini";

export const GOOGLE_ISSUER = "https://accounts.google.com";

/** Where Google says which client an access token was issued to. */
export const GOOGLE_TOKEN_INFO = "https://oauth2.googleapis.com/tokeninfo";

/** Longer than any access token is good for; a date can hold it. */
const YEAR_SECONDS = 366 * 24 * 60 * 60;

const tokenInfoSchema = z.object({
  aud: z.string(),
  sub: z.string(),
  scope: z.optional(z.string()),
  expires_in: z.pipe(
    z.union([z.string(), z.number()]),
    z.pipe(z.transform(Number), z.number().check(z.gt(0), z.lte(YEAR_SECONDS))),
  ),
});

/** What Google says of an access token that it issued to our client. */
export interface GoogleToken {
  readonly subject: string;
  readonly scope: string | undefined;
  readonly expiresInSeconds: number;
}

/**
 * What Google says of an access token; undefined when it was issued to another client, has expired or is unknown.
 * Without this check any site with a Google sign-in could use its visitors' tokens here. Throws when Google does not
 * answer, or answers something else; a redirect is not followed, because what is elsewhere is not Google's answer.
 */
export async function googleToken(
  tokenInfoUrl: string,
  clientId: string,
  accessToken: string,
): Promise<GoogleToken | undefined> {
  const url = new URL(tokenInfoUrl);
  url.searchParams.set("access_token", accessToken);
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(10_000) });
  if (!response.ok) return undefined;
  const info = tokenInfoSchema.safeParse(await response.json());
  if (!info.success || info.data.aud !== clientId) return undefined;
  const { sub, scope, expires_in } = info.data;
  return { subject: sub, scope, expiresInSeconds: expires_in };
}
