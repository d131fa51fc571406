import * as z from "zod/mini";
import type { LocalPeople } from "../../store/people/people-interface.ts";
import { readLegacyFile } from "./legacy-file.ts";

const peopleSchema = z.array(z.object({ id: z.string(), name: z.string(), email: z.string() }));

const passkeySchema = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  userHandle: z.string(),
  personId: z.string(),
  created: z.iso.datetime(),
});

/** The link in the file is not imported: each start offers a new one while nobody is enrolled. */
const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) });

/**
 * Imports people and passkeys from the files in the data folder where earlier versions kept them: all in one
 * transaction, after which the files are set aside. If it is stopped in between, the next start repeats it, which
 * changes nothing more (ID3). Throws when a file is damaged.
 */
export async function importLegacyFiles(dataDir: string, people: LocalPeople): Promise<void> {
  const peopleFile = await readLegacyFile(dataDir, "local-people", peopleSchema);
  const passkeysFile = await readLegacyFile(dataDir, "local-passkeys", passkeysSchema);
  if (peopleFile.content === undefined && passkeysFile.content === undefined) return;
  await people.importLegacy({
    people: peopleFile.content ?? [],
    passkeys: (passkeysFile.content?.passkeys ?? []).map(({ created, ...passkey }) => ({
      ...passkey,
      createdAt: Date.parse(created),
    })),
  });
  // People first: passkeys that are imported again then find their person.
  await peopleFile.setAside();
  await passkeysFile.setAside();
}
