import { randomUUID } from "node:crypto";
import type { Company, CompanyConfig } from "@huvudbok/core/api";
import { err, ok } from "@huvudbok/core/shared";
import type { CompanyStore, Refusal, Session, Store, User, UserStore } from "../src/store/store.ts";

const NOT_FOUND: Refusal = { status: 404, type: "NotFound", message: "Not found" };
const IDLE_MS = 12 * 3600 * 1000;
const ABSOLUTE_MS = 30 * 24 * 3600 * 1000;

/** Users and companies in memory, as much as the tests of the frame need. Documents and files are not here. */
export function memoryStore(): Pick<Store, "users" | "companies" | "subscribe" | "check" | "close"> & {
  readonly savedTokens: Map<string, Uint8Array>;
} {
  const savedTokens = new Map<string, Uint8Array>();
  return {
    users: memoryUsers(savedTokens),
    companies: memoryCompanies(),
    savedTokens,
    subscribe: () => () => undefined,
    check: async () => ({ writer: "ready" }),
    close: async () => {},
  };
}

function memoryUsers(savedTokens: Map<string, Uint8Array>): UserStore {
  const users = new Map<string, User>();
  const sessions = new Map<string, Session>();
  return {
    signIn: async (profile, now) => {
      const key = `${profile.issuer} ${profile.subject}`;
      const user: User = { ...profile, id: users.get(key)?.id ?? randomUUID(), tier: 0 };
      users.set(key, user);
      const session: Session = { id: randomUUID(), user, createdAt: now, lastSeenAt: now };
      sessions.set(session.id, session);
      return session;
    },
    session: async (id, now) => {
      const session = sessions.get(id);
      if (session === undefined) return undefined;
      const isOver =
        now.getTime() - session.lastSeenAt.getTime() > IDLE_MS ||
        now.getTime() - session.createdAt.getTime() > ABSOLUTE_MS;
      if (isOver) return undefined;
      sessions.set(id, { ...session, lastSeenAt: now });
      return session;
    },
    endSession: async (id) => void sessions.delete(id),
    saveProviderTokens: async (id, encrypted) => void savedTokens.set(id, encrypted),
    providerTokens: async (id) => savedTokens.get(id),
  };
}

function memoryCompanies(): CompanyStore {
  const companies = new Map<number, { owner: string; config: CompanyConfig }>();
  const mine = (userId: string, id: number) => {
    const company = companies.get(id);
    return company?.owner === userId ? company : undefined;
  };
  return {
    list: async ({ userId }) =>
      [...companies]
        .filter(([, company]) => company.owner === userId)
        .map(([id, { config }]): Company => ({ id, config })),
    role: async ({ userId }, id) => (mine(userId, id) === undefined ? undefined : "owner"),
    create: async ({ userId }, config) => {
      const id = companies.size + 1;
      companies.set(id, { owner: userId, config });
      return ok({ id });
    },
    config: async ({ userId }, id) => {
      const company = mine(userId, id);
      return company === undefined ? err(NOT_FOUND) : ok(company.config);
    },
    setRecipient: async ({ userId }, id, recipient) => {
      const company = mine(userId, id);
      if (company === undefined) return err(NOT_FOUND);
      company.config = { ...company.config, recipient };
      return ok(company.config);
    },
    remove: async ({ userId }, id) => {
      if (mine(userId, id) === undefined) return err(NOT_FOUND);
      companies.delete(id);
      return ok(undefined);
    },
  };
}
