import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { err, ok, type Result } from "@huvudbok/core/shared";
import * as z from "zod/mini";

const personSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });
const peopleSchema = z.array(personSchema);

/** Somebody who has signed in on this computer. The id is the subject that the product knows the person by. */
export type Person = z.infer<typeof personSchema>;

export type PersonError = "name-missing" | "email-missing" | "email-invalid";

const ERROR_TEXTS: Readonly<Record<PersonError, string>> = {
  "name-missing": "Du måste ange Namn",
  "email-missing": "Du måste ange E-post",
  "email-invalid": "Ogiltig e-postadress",
};

export function personErrorText(error: PersonError): string {
  return ERROR_TEXTS[error];
}

/** The people of this computer, kept in one file of the data folder. */
export interface People {
  list(): readonly Person[];
  find(id: string): Person | undefined;
  /** The person with this e-mail address, new or with the name made fresh. */
  enter(name: string, email: string): Promise<Result<Person, PersonError>>;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export async function openPeople(dataDir: string): Promise<People> {
  const path = join(dataDir, "local-people.json");
  let people: readonly Person[] = await readPeople(path);
  let writing = Promise.resolve();
  /** One after the other. Who could not be written down (a full disk) is not kept, and stands in nobody's way. */
  const keep = (person: Person): Promise<void> => {
    const written = writing.then(async () => {
      const next = [person, ...people.filter((other) => other.email !== person.email)];
      await writePeople(dataDir, path, next);
      people = next;
    });
    writing = written.catch(() => undefined);
    return written;
  };
  return {
    list: () => people,
    find: (id) => people.find((person) => person.id === id),
    enter: async (typedName, typedEmail) => {
      const typed = typedPerson(typedName, typedEmail);
      if (!typed.ok) return typed;
      const { name, email } = typed.value;
      const known = people.find((person) => person.email === email);
      const person = { id: known?.id ?? randomUUID(), name, email };
      await keep(person);
      return ok(person);
    },
  };
}

/** What somebody has typed about themselves, tidied, or what is wrong with it. */
export function typedPerson(
  typedName: string,
  typedEmail: string,
): Result<Pick<Person, "name" | "email">, PersonError> {
  const name = typedName.trim().slice(0, 200);
  const email = typedEmail.trim().toLowerCase();
  const problem = problemOf(name, email);
  return problem === undefined ? ok({ name, email }) : err(problem);
}

function problemOf(name: string, email: string): PersonError | undefined {
  if (name === "") return "name-missing";
  if (email === "") return "email-missing";
  return email.length <= 254 && EMAIL.test(email) ? undefined : "email-invalid";
}

async function readPeople(path: string): Promise<readonly Person[]> {
  try {
    return peopleSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new Error(`The people of the local sign-in could not be read from ${path}`, { cause: error });
  }
}

/** Written beside and moved into place, so that a stop in the middle leaves the former file whole. */
async function writePeople(folder: string, path: string, people: readonly Person[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
