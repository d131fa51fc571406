import type { SignIn } from "@huvudbok/core/api";

type Person = Pick<SignIn, "userId" | "name" | "email">;

/** What a person is called; one whom the provider gives neither name nor address is told apart by the id. */
export function personName({ userId, name, email }: Person): string {
  return name || email || `konto ${userId}`;
}

/** The same with the e-mail address where there are both. */
export function personWords(person: Person): string {
  const { name, email } = person;
  return name === "" || email === "" || name === email ? personName(person) : `${name} (${email})`;
}

/** The lines of one's own name and address. */
export function ownLines({ name, email }: Person): readonly string[] {
  const lines = [...new Set([name, email])].filter((line) => line !== "");
  return lines.length === 0 ? ["Ditt konto"] : lines;
}
