import { err, ok, type Result } from "@huvudbok/core/shared";
import { isStorable } from "../store/storable-text.ts";
import type { UserProfile } from "../store/store.ts";
import { shortName } from "./short-name.ts";

/** OpenID Connect has subjects of up to 255 characters, and mail addresses of up to 254. */
const LONGEST_SUBJECT = 255;
const LONGEST_EMAIL = 254;
const LONGEST_PICTURE = 2000;

/** What is wrong with what a provider says of a person. */
export type ProfileError = "no-subject" | "too-long" | "not-storable";

/**
 * What a provider says of a person, as much as may be kept of it and sent in a token: a token that is longer than a
 * request's headers may be would end every call (V10). A picture that is too long is left out.
 */
export function checkedProfile(profile: UserProfile): Result<UserProfile, ProfileError> {
  const { subject, name, email, picture } = profile;
  if (subject === "") return err("no-subject");
  if (subject.length > LONGEST_SUBJECT || email.length > LONGEST_EMAIL) return err("too-long");
  if (![subject, name, email].every(isStorable)) return err("not-storable");
  const isPictureKept = isStorable(picture) && picture.length <= LONGEST_PICTURE;
  return ok({ ...profile, name: shortName(name), picture: isPictureKept ? picture : "" });
}
