import { err, ok, type Result } from "@huvudbok/core/shared";
import { isStorable } from "../store/commit/storable-text.ts";
import type { UserProfile } from "../store/store.ts";
import { shortName } from "./short-name.ts";

/** OpenID Connect has subjects of up to 255 characters, and mail addresses of up to 254. */
const LONGEST_SUBJECT = 255;
const LONGEST_EMAIL = 254;
const LONGEST_PICTURE = 2000;

/** Why the profile that a provider sent cannot be used. */
export type ProfileError = "no-subject" | "too-long" | "not-storable";

/**
 * The profile that a provider sent, limited to what can be stored and sent in a token: a token longer than the limit of
 * request headers would make every call fail (ID5). A picture whose address is too long is left out.
 */
export function checkedProfile(profile: UserProfile): Result<UserProfile, ProfileError> {
  const { subject, name, email, picture } = profile;
  if (subject === "") return err("no-subject");
  if (subject.length > LONGEST_SUBJECT || email.length > LONGEST_EMAIL) return err("too-long");
  if (![subject, name, email].every(isStorable)) return err("not-storable");
  const isPictureKept = isStorable(picture) && picture.length <= LONGEST_PICTURE;
  return ok({ ...profile, name: shortName(name), picture: isPictureKept ? picture : "" });
}
