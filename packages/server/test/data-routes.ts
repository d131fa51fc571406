import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import compress from "@fastify/compress";
import fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { answerError } from "../src/routes/answer-error.ts";
import { attachmentRoutes } from "../src/routes/attachments.ts";
import "../src/routes/authenticate.ts";
import { largeBodies } from "../src/routes/bodies/large-bodies.ts";
import { uploadPlaces } from "../src/routes/bodies/upload-places.ts";
import { dataRoutes } from "../src/routes/data.ts";
import { eventRoutes, eventStreams } from "../src/routes/events.ts";
import { slowReaders } from "../src/routes/slow-readers.ts";
import { openFolderBlobStore } from "../src/store/files/folder-blob-store.ts";
import type { Actor } from "../src/store/store.ts";
import { newBooks, type TestCompany } from "./test-books.ts";
import { TEST_FEATURE_LIST } from "./test-limits.ts";
import { newActor, openTestStore, type TestStore } from "./test-store.ts";

/** The routes of data over a real store on SQLite. The test sets the caller, so that no call needs a token. */
export class DataRoutes {
  readonly app: FastifyInstance;
  readonly here: TestStore;
  readonly company: TestCompany;
  /** Somebody who is no member of the company. */
  readonly stranger: Actor;
  /** The folder with the bytes of files. */
  readonly blobFolder: string;
  /** The caller of calls that do not name one. */
  actor: Actor;

  private constructor(parts: Pick<DataRoutes, "app" | "here" | "company" | "stranger" | "blobFolder">) {
    this.app = parts.app;
    this.here = parts.here;
    this.company = parts.company;
    this.stranger = parts.stranger;
    this.blobFolder = parts.blobFolder;
    this.actor = parts.company.actor;
  }

  static async open(): Promise<DataRoutes> {
    const here = await openTestStore("sqlite");
    const company = await newBooks(here, await newActor(here));
    const stranger = await newActor(here);
    const blobFolder = await mkdtemp(join(tmpdir(), "huvudbok-blobs-"));
    const blobs = await openFolderBlobStore(blobFolder, () => here.clock.now);
    const app = fastify();
    // As in `app.ts`.
    await app.register(compress, { globalDecompression: false, encodings: ["br", "gzip"] });
    const routes = new DataRoutes({ app, here, company, stranger, blobFolder });
    app.decorateRequest("actor", null);
    app.decorateRequest("sessionId", "");
    app.addHook("onRequest", async (request) => {
      request.actor = routes.actor;
    });
    app.setErrorHandler(answerError);
    const limits = {
      bodyLimit: 400_000,
      importLimit: 500_000,
      importsAtOnce: 2,
      largeBodiesAtOnce: 4,
      bytesPerMinute: 1e9,
    };
    const bodies = largeBodies(limits);
    const loads = slowReaders({ loadsPerPerson: 6, loadsInAll: 64, stalledMs: 30_000 });
    await dataRoutes(app, {
      store: here.store,
      blobs,
      bodies,
      limits,
      loads,
      features: TEST_FEATURE_LIST,
      now: () => here.clock.now,
    });
    const places = uploadPlaces({ uploadsPerPerson: 2, uploadsAtOnce: 8 });
    await attachmentRoutes(app, {
      store: here.store,
      blobs,
      uploadLimit: 100_000,
      count: bodies.count,
      places,
    });
    const streams = eventStreams({ streamsPerSession: 10, streamsPerPerson: 30 });
    eventRoutes(app, { store: here.store, streams, now: () => here.clock.now });
    return routes;
  }

  /** A call by the owner of the books, or by the given caller. */
  call(options: InjectOptions & { as?: Actor }) {
    this.actor = options.as ?? this.company.actor;
    return this.app.inject(options);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.here.close();
    await rm(this.blobFolder, { recursive: true, force: true });
  }
}
