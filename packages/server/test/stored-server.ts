import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileListSchema } from "@huvudbok/core/api";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { issueToken } from "../src/identity/product-token.ts";
import { sessionHandle } from "../src/security/session-handle.ts";
import type { Engine } from "../src/store/database/steps/engine.ts";
import { openFolderBlobStore } from "../src/store/files/folder-blob-store.ts";
import type { Actor, Session } from "../src/store/store.ts";
import { answerOf } from "./answer-of.ts";
import { type Target, upload } from "./targeted-calls.ts";
import { FILED, newBooks, sale, YEAR } from "./test-books.ts";
import { type TestServer, testServer } from "./test-server.ts";
import { openTestStore, type TestStore } from "./test-store.ts";
import { currentEtag } from "./whole-etags.ts";

export interface Person {
  readonly actor: Actor;
  readonly session: Session;
  readonly headers: Readonly<Record<string, string>>;
}

/** A whole server over a real store and a folder of files. */
export interface StoredServer {
  readonly server: TestServer;
  readonly store: TestStore;
  /** Method and path of every call of signed-in people. */
  readonly routes: ReadonlySet<string>;
  signIn(subject: string): Promise<Person>;
  send(
    method: string,
    options: InjectOptions,
    headers: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  /** Books with a transaction and a file that contain the secret; the company has every feature. */
  newTarget(person: Person, secret: string): Promise<Target>;
  uploadedFile(person: Person, companyId: number, text: string): Promise<string>;
  documentId(person: Person, key: string): Promise<string>;
  /** Everything of a person: lists, every document with its ETag, the files, and the bytes on disk. */
  allOf(person: Person): Promise<unknown>;
  close(): Promise<void>;
}

export async function storedServer(
  engine: Engine = "sqlite",
  environment: Readonly<Record<string, string>> = {},
): Promise<StoredServer> {
  const routes = new Set<string>();
  const store = await openTestStore(engine);
  const files = await mkdtemp(join(tmpdir(), "huvudbok-files-"));
  const server = await testServer({
    // These tests make more calls in a minute than people do.
    environment: { HUVUDBOK_RATE_LIMIT: "1000000", ...environment },
    real: {
      store: store.store,
      blobs: await openFolderBlobStore(files, () => store.clock.now),
      clock: store.clock,
    },
    onRoute: ({ method, url }) => {
      if (!url.startsWith("/api") || url.startsWith("/api/auth") || url === "/api/settings") return;
      for (const one of [method].flat()) routes.add(`${one} ${url}`);
    },
  });

  const send: StoredServer["send"] = (method, options, headers) =>
    server.app.inject({
      ...options,
      method: method as "GET",
      headers: { ...options.headers, ...headers },
    });

  const uploadedFile: StoredServer["uploadedFile"] = async (person, companyId, text) => {
    const answer = await send("POST", upload(companyId, text), person.headers);
    return answer.json()[0].id;
  };

  const documentId: StoredServer["documentId"] = async (person, key) => {
    const list = await send("GET", { url: `/api/data/list/${key}` }, person.headers);
    return list.json().files[0].id;
  };

  const calls = { store, send, uploadedFile, documentId };
  return {
    ...calls,
    server,
    routes,
    signIn: (subject) => signedIn(server, store, subject),
    newTarget: (person, secret) => newTarget(calls, person, secret),
    allOf: (person) => everythingOf(person, send, files),
    close: async () => {
      await server.close();
      await store.close();
      await rm(files, { recursive: true, force: true });
    },
  };
}

/** A company with a voucher, a file and a filing, and what names them. */
async function newTarget(
  {
    store,
    send,
    uploadedFile,
    documentId,
  }: Pick<StoredServer, "store" | "send" | "uploadedFile" | "documentId">,
  person: Person,
  secret: string,
): Promise<Target> {
  const books = await newBooks(store, person.actor, [1001, 1002, 1101]);
  const key = books.key("transactions");
  await books.commit("register", [{ key, append: [sale(100, { text: secret })] }]);
  const filed = await store.store.companies.recordFiling(person.actor, books.id, FILED);
  if (!filed.ok) throw new Error(filed.error.message);
  const config = await send("GET", { url: `/api/company/${books.id}/config` }, person.headers);
  return {
    companyId: books.id,
    recipientEtag: String(config.headers.etag),
    filing: filed.value.sequence,
    documentId: await documentId(person, `c${books.id}-${YEAR}-transactions`),
    etag: await currentEtag(store, person.actor, key),
    fileId: await uploadedFile(person, books.id, secret),
    signInId: sessionHandle(person.session.id),
    ownCompanyId: books.id,
  };
}

async function signedIn(server: TestServer, store: TestStore, subject: string): Promise<Person> {
  const profile = { issuer: "test", subject, name: subject, email: `${subject}@example.se`, picture: "" };
  const session = await store.store.users.signIn(profile, store.clock.now);
  const { token } = await issueToken(server.keys.token, session, store.clock.now);
  return {
    actor: { userId: session.user.id, name: subject },
    session,
    headers: { authorization: `Bearer ${token}` },
  };
}

/** `files`: the folder of the files. */
async function everythingOf(
  { headers }: Person,
  send: StoredServer["send"],
  files: string,
): Promise<unknown> {
  const companies = await send("GET", { url: "/api/company" }, headers);
  const list = await send("GET", { url: "/api/data/list?pageSize=100" }, headers);
  const { files: listed } = answerOf(fileListSchema, list.json());
  const contents = await Promise.all(
    listed.map(({ id }) => send("GET", { url: `/api/data/id/${id}` }, headers)),
  );
  const bytes = await readdir(files, { recursive: true });
  return {
    companies: companies.body,
    listed,
    contents: contents.map((answer) => [answer.statusCode, answer.headers.etag, answer.body]),
    bytes: bytes.toSorted(),
  };
}
