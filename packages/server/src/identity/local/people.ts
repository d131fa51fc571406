import { randomUUID } from "node:crypto";
import { parseEmail } from "@huvudbok/core/company";
import { err, ok, type Result } from "@huvudbok/core/shared";
import * as z from "zod/mini";
import { keptFile } from "./kept-file.ts";

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

/** Throws when the file is damaged: people who were forgotten would be others the next time. */
export async function openPeople(dataDir: string): Promise<People> {
  const file = keptFile(dataDir, "local-people.json", peopleSchema);
  let people: readonly Person[] = await file.read([]);
  let writing = Promise.resolve();
  /** One after the other. Who could not be written down (a full disk) is not kept, and stands in nobody's way. */
  const keep = (person: Person): Promise<void> => {
    const written = writing.then(async () => {
      const entered = [person, ...people.filter((other) => other.email !== person.email)];
      await file.write(entered);
      people = entered;
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
  return parseEmail(email).ok ? undefined : "email-invalid";
}
