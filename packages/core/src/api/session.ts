import * as z from "zod/mini";

/** GET api/session: where the person is signed in, the sign-in used last first. */
export const ownSignInsSchema = z.object({
  signIns: z.array(
    z.object({
      /** Names the sign-in, and is not what its token carries. */
      id: z.string(),
      /** Such as "Chrome på Windows"; null where nothing is known. */
      device: z.nullable(z.string()),
      begun: z.string(),
      /** Of the last call, to the minute. */
      lastSeen: z.string(),
      /** The sign-in that asks. */
      isCurrent: z.boolean(),
    }),
  ),
});
export type OwnSignIns = z.infer<typeof ownSignInsSchema>;
