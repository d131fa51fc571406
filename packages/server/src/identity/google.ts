import * as z from "zod/mini";

export const GOOGLE_ISSUER = "https://accounts.google.com";

/** Where Google says which client an access token was issued to. */
export const GOOGLE_TOKEN_INFO = "https://oauth2.googleapis.com/tokeninfo";

const tokenInfoSchema = z.object({
  aud: z.string(),
  sub: z.string(),
  expires_in: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
});

/**
 * The subject of an access token that was issued to our client; undefined when it was issued to another client, has
 * expired or is unknown. Without this check any site with a Google sign-in could use its visitors' tokens here.
 */
export async function googleTokenSubject(
  tokenInfoUrl: string,
  clientId: string,
  accessToken: string,
): Promise<string | undefined> {
  const url = new URL(tokenInfoUrl);
  url.searchParams.set("access_token", accessToken);
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) return undefined;
  const info = tokenInfoSchema.safeParse(await response.json());
  if (!info.success || info.data.aud !== clientId || !(info.data.expires_in > 0)) return undefined;
  return info.data.sub;
}
