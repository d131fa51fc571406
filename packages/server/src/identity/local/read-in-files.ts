import * as z from "zod/mini";
import type { LocalPeople } from "../../store/people/people-face.ts";
import { readKeptFile } from "./kept-file.ts";

const peopleSchema = z.array(z.object({ id: z.string(), name: z.string(), email: z.string() }));

const passkeySchema = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  userHandle: z.string(),
  personId: z.string(),
  created: z.iso.datetime(),
});

/** The link that was in it is left: each start offers a new one while nobody is enrolled. */
const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) });

/**
 * Takes over people and passkeys from the files of the data folder in which they were kept before they were in the
 * database: all in one transaction, then the files are set aside. Stopped in between, the next start does the same
 * again, which changes nothing more (rule ID3). Throws when a file is damaged.
 */
export async function readInFiles(dataDir: string, people: LocalPeople): Promise<void> {
  const peopleFile = await readKeptFile(dataDir, "local-people", peopleSchema);
  const passkeysFile = await readKeptFile(dataDir, "local-passkeys", passkeysSchema);
  if (peopleFile.content === undefined && passkeysFile.content === undefined) return;
  await people.readIn({
    people: peopleFile.content ?? [],
    passkeys: (passkeysFile.content?.passkeys ?? []).map(({ created, ...passkey }) => ({
      ...passkey,
      createdAt: Date.parse(created),
    })),
  });
  // People first: passkeys that are read again find theirs.
  await peopleFile.setAside();
  await passkeysFile.setAside();
}
