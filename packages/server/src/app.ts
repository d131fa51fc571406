import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import type { FeatureList } from "@huvudbok/core/api";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type onRequestHookHandler,
} from "fastify";
import { isLoopbackHost } from "./config/loopback.ts";
import type { Config } from "./config/read-config.ts";
import { isForwarded } from "./identity/forwarded.ts";
import { type Identity, isForThisComputer } from "./identity/identity.ts";
import type { Keys } from "./identity/keys.ts";
import type { Log } from "./log.ts";
import { openRelay } from "./rates/open-relay.ts";
import { answerClientError, answerError, refuseNul } from "./routes/answer-error.ts";
import { attachmentRoutes } from "./routes/attachments.ts";
import { authRoutes } from "./routes/auth.ts";
import { authenticate } from "./routes/authenticate.ts";
import { largeBodies } from "./routes/bodies/large-bodies.ts";
import { uploadPlaces } from "./routes/bodies/upload-places.ts";
import { companyRoutes } from "./routes/company.ts";
import { dataRoutes } from "./routes/data.ts";
import { type EventStreams, eventRoutes, eventStreams } from "./routes/events.ts";
import { featureRoutes } from "./routes/feature.ts";
import { filingRoutes } from "./routes/filings.ts";
import { shutDownGracefully } from "./routes/graceful-shutdown.ts";
import { healthRoutes } from "./routes/health.ts";
import { limitRate } from "./routes/limit-rate.ts";
import { localProviderRoutes } from "./routes/local-provider.ts";
import { rateRoutes } from "./routes/rates.ts";
import { recordRefusals } from "./routes/record-security.ts";
import { RefusalError } from "./routes/refusal.ts";
import { resourceRoutes } from "./routes/resources.ts";
import { sessionRoutes } from "./routes/session.ts";
import { settingsRoutes } from "./routes/settings.ts";
import { slowReaders } from "./routes/slow-readers.ts";
import { routedUrl, webRoutes } from "./routes/web.ts";
import type { SecurityLog } from "./security/security-log.ts";
import { PERMISSIONS_POLICY, securityHeaders } from "./security-headers.ts";
import type { BlobStore } from "./store/files/blob-store.ts";
import { LOADS_ON_POSTGRES } from "./store/open-store.ts";
import type { Store } from "./store/store-interface.ts";

/** Everything the server is made of; main.ts creates the real parts, tests their own. */
export interface AppParts {
  readonly config: Config;
  readonly store: Store;
  readonly blobs: BlobStore;
  readonly keys: Keys;
  readonly identity: Identity;
  readonly features: FeatureList;
  readonly log: Log;
  readonly security: SecurityLog;
  readonly now: () => Date;
  /** The built web app. */
  readonly webFolder: string;
  /** The static JSON of /resources. */
  readonly resourcesFolder: string;
  /** Called with every route, for the tests that go through all calls. */
  readonly onRoute?: (route: { readonly method: string | string[]; readonly url: string }) => void;
}

/**
 * Bodies of ordinary calls, which the thread that answers everybody parses; routes for documents and files set their own
 * limit. The longest is a company's details.
 */
const ORDINARY_BODY_LIMIT = 32 * 1024;
const REQUEST_MS = 15 * 60 * 1000;

/** The server, ready to listen. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = createServer(parts);
  if (parts.onRoute !== undefined) app.addHook("onRoute", parts.onRoute);
  app.decorateRequest("actor", null);
  app.decorateRequest("sessionId", "");
  app.server.maxConnections = parts.config.maxConnections;
  const streams = eventStreams(parts.config);
  app.setErrorHandler(answerError);
  labelAndLog(app, await safeHeaders(parts.config.publicUrl));
  recordRefusals(app, parts.security);
  shutDownGracefully(app);
  await app.register(compress, { globalDecompression: false, encodings: ["br", "gzip"] });
  await app.register(rateLimit, { global: false });
  if (isForThisComputer(parts.identity)) guardHost(app, parts.config.publicUrl);
  limitRate(app, parts.config.requestsPerMinute);
  healthRoutes(app, { check: () => parts.store.check(), metricsToken: parts.config.metricsToken });
  await app.register(async (open) => openRoutes(open, parts, streams));
  await app.register(async (guarded) => guardedRoutes(guarded, parts, streams));
  if (parts.identity.local !== undefined) {
    const { signInsPerMinute } = parts.config;
    await localProviderRoutes(app, parts.identity.local, { now: parts.now, signInsPerMinute });
  }
  await resourceRoutes(app, parts.resourcesFolder);
  await webRoutes(app, parts.webFolder);
  return app;
}

function createServer({ config, log }: AppParts): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  return fastify({
    loggerInstance,
    // The framework's own log lines contain addresses with their queries and the caller's IP; those of `labelAndLog` do
    // not.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: ORDINARY_BODY_LIMIT,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    forceCloseConnections: "idle",
    // `shutDownGracefully` answers in Swedish instead.
    return503OnClosing: false,
    // A body that never arrives does not keep its connection for ever; a slow connection has time for the largest.
    requestTimeout: REQUEST_MS,
    // A call whose address cannot be parsed matches no route, and what is not HTTP is no request: these are answered in
    // the same format as others.
    rewriteUrl: routedUrl,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
  });
}

/** Calls that need no sign-in. They are the only ones under /api, and each is listed in the test of all calls. */
async function openRoutes(app: FastifyInstance, parts: AppParts, streams: EventStreams): Promise<void> {
  app.addHook("onRequest", cacheControl("no-store"));
  const { config, identity, keys, now, store } = parts;
  await app.register(async (signIn) => {
    limitRate(signIn, config.signInsPerMinute);
    await signIn.register(cookie);
    authRoutes(signIn, { identity, keys, now, users: store.users, streams, publicUrl: config.publicUrl });
  });
  settingsRoutes(app, {
    footer: config.footer,
    publicSite: config.publicSite,
    localSignIn: isForThisComputer(identity),
    developerPages: config.developerPages,
    uploadLimit: config.uploadLimit,
    importLimit: config.importLimit,
    companiesPerPerson: config.companiesPerPerson,
  });
}

/** Calls of signed-in people. A route registered in here cannot be reached without a token. */
async function guardedRoutes(app: FastifyInstance, parts: AppParts, streams: EventStreams): Promise<void> {
  const { blobs, config, features, keys, now, store } = parts;
  app.addHook("onRequest", cacheControl("private, no-store"));
  app.addHook("preValidation", refuseNul);
  app.addHook("onRequest", authenticate({ users: store.users, keys, now }));
  companyRoutes(app, { companies: store.companies, features, now });
  filingRoutes(app, { companies: store.companies });
  featureRoutes(app, features);
  sessionRoutes(app, { users: store.users, streams, now });
  const bodies = largeBodies(config);
  const onPostgres = config.databaseUrl !== undefined;
  const loads = slowReaders({
    ...config,
    loadsInAll: onPostgres ? Math.min(config.loadsInAll, LOADS_ON_POSTGRES) : config.loadsInAll,
  });
  await dataRoutes(app, { store, blobs, bodies, limits: config, loads, features, now });
  await attachmentRoutes(app, {
    store,
    blobs,
    uploadLimit: config.uploadLimit,
    count: bodies.count,
    places: uploadPlaces(config),
  });
  const { rates } = config;
  rateRoutes(app, { relay: openRelay(rates, store.rates, now), perPerson: rates.perPerson });
  eventRoutes(app, { store, streams, now });
}

/** Hooks that do nothing asynchronous use callbacks: a promise takes longer than most of them. */
function cacheControl(value: string): onRequestHookHandler {
  return (_request, reply, done) => {
    void reply.header("cache-control", value);
    done();
  };
}

/**
 * A local server answers only to its own names. Otherwise a page on another site could point its name at 127.0.0.1 and
 * sign in as anybody (DNS rebinding). It does not answer through a proxy either, because then everybody seems to come
 * from this machine.
 */
function guardHost(app: FastifyInstance, publicUrl: string): void {
  const refusal = (message: string) => new RefusalError({ status: 421, type: "MisdirectedRequest", message });
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isLoopbackHost(request.headers.host)) {
      return done(refusal(`Huvudbok är öppet bara för den här datorn. Gå till ${publicUrl}.`));
    }
    if (isForwarded(request.headers)) {
      return done(
        refusal(
          "Huvudbok är öppet bara för den här datorn, och anropet kom genom en proxy. Den som sköter servern anger den adress som andra når den på i HUVUDBOK_PUBLIC_URL; då krävs passkey eller en identitetsleverantör.",
        ),
      );
    }
    done();
  });
}

/**
 * The headers of every answer. Helmet computes them once: computing them for every answer was half the time of a small
 * call.
 */
async function safeHeaders(publicUrl: string): Promise<Readonly<Record<string, string>>> {
  const asked = fastify();
  await asked.register(helmet, securityHeaders(publicUrl));
  asked.get("/", (_request, reply) => reply.send(reply.raw.getHeaders()));
  const answer = await asked.inject("/");
  await asked.close();
  return { ...answer.json<Record<string, string>>(), "permissions-policy": PERMISSIONS_POLICY };
}

/**
 * Every answer has the security headers, and the id under which it is logged. The log contains routes, not addresses or
 * people.
 */
function labelAndLog(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headers).header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { url: route } = request.routeOptions;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
    done();
  });
}
