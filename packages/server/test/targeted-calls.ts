import { COMMIT_INTENTS } from "@huvudbok/core/api";
import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import type { InjectOptions } from "fastify";
import { account, FILED, fiscalYear, sale, YEAR } from "./test-books.ts";

/** What the calls of a test are directed at: a company with its documents and a file in it. None of it has to exist. */
export interface Target {
  readonly companyId: number;
  /** The id of the stored document of transactions. */
  readonly documentId: string;
  /** Its ETag. */
  readonly etag: string;
  /** The ETag of who the company is. */
  readonly recipientEtag: string;
  readonly fileId: string;
  /** The event of a file that was made of its books. */
  readonly filing: number;
  /** Names the sign-in of its owner. */
  readonly signInId: string;
  /** A company that the caller does own, through which the test tries to reach the other one. */
  readonly ownCompanyId: number;
}

/** One way of making a call; the method is that of its route. */
export interface Attempt {
  readonly name: string;
  readonly options: InjectOptions;
  /** The statuses of its refusal where they are not 403 and 404, because the call is refused for its format. */
  readonly refusedWith?: readonly number[];
}

const RECIPIENT = {
  name: "Bos AB",
  companyType: "AB",
  organizationNumber: "5560160680",
  reference: "Bo",
  phone: "08-123456",
  email: "bo@example.se",
  address: "Gatan 1",
  zipCode: "11122",
  city: "Stockholm",
};

const SHOPIFY_SETTINGS = {
  defaultPaymentAccountId: 1930,
  roundingAccountId: 3740,
  paymentAccountMap: [],
  salesAccountMap: [],
};

/** The minimal heads; those of the other kinds may be empty. */
const HEADS: Readonly<Record<string, object>> = {
  accountPlan: { name: "BAS" },
  sieRecords: { records: [] },
  shopify: SHOPIFY_SETTINGS,
};

/** Every call of signed-in people by its route, in all ways in which it can be directed at somebody's company. */
export const TARGETED_CALLS: Readonly<Record<string, (target: Target) => readonly Attempt[]>> = {
  "GET /api/company": () => [{ name: "all", options: { url: "/api/company" } }],
  "POST /api/company": () => [
    { name: "a new one", options: { url: "/api/company", payload: { recipient: RECIPIENT } } },
  ],
  "GET /api/company/:id/config": ({ companyId }) => [
    { name: "read", options: { url: `/api/company/${companyId}/config` } },
  ],
  "PUT /api/company/:id/config/recipient": ({ companyId, recipientEtag }) => [
    {
      name: "write",
      options: {
        url: `/api/company/${companyId}/config/recipient`,
        headers: { "if-match": recipientEtag },
        payload: RECIPIENT,
      },
    },
  ],
  "GET /api/company/:id/events": ({ companyId }) => [
    { name: "all", options: { url: `/api/company/${companyId}/events` } },
    { name: "a page", options: { url: `/api/company/${companyId}/events?before=9&limit=1` } },
  ],
  "GET /api/company/:id/filings": ({ companyId }) => [
    { name: "all", options: { url: `/api/company/${companyId}/filings` } },
    {
      name: "those of days",
      options: { url: `/api/company/${companyId}/filings?kind=vat&from=2025-01-01&to=2025-03-31&limit=1` },
    },
  ],
  "POST /api/company/:id/filings": ({ companyId }) => [
    { name: "a file", options: { url: `/api/company/${companyId}/filings`, payload: FILED } },
  ],
  "PUT /api/company/:id/filings/:sequence": ({ companyId, filing }) => [
    {
      name: "handed in",
      options: { url: `/api/company/${companyId}/filings/${filing}`, payload: { isDeclared: true } },
    },
  ],
  "DELETE /api/company/:id": ({ companyId }) => [
    { name: "delete", options: { url: `/api/company/${companyId}`, payload: { name: "Bolaget AB" } } },
  ],
  "GET /api/session": () => [{ name: "one's own", options: { url: "/api/session" } }],
  "DELETE /api/session": () => [{ name: "all others", options: { url: "/api/session" } }],
  "DELETE /api/session/:id": ({ signInId }) => [
    { name: "that of its owner", options: { url: `/api/session/${signInId}` } },
  ],
  "GET /api/rates/Series/ByGroup/130": () => [
    { name: "all", options: { url: "/api/rates/Series/ByGroup/130?language=sv" } },
  ],
  "GET /api/rates/Observations/:seriesId/:fromDate/:toDate": () => [
    { name: "days", options: { url: "/api/rates/Observations/SEKUSDPMI/2026-03-24/2026-03-28" } },
  ],
  "GET /api/feature": () => [{ name: "all", options: { url: "/api/feature" } }],
  "GET /api/events": () => [{ name: "listen", options: { url: "/api/events" } }],
  "GET /api/data/load/:file": loads,
  "HEAD /api/data/load/:file": loads,
  "POST /api/data/save/:file": (target) => [
    ...companyKinds(target).map(({ kind, key }) => ({
      name: `a new ${kind}`,
      options: { url: `/api/data/save/${key}.json`, payload: emptyDocument(kind) },
    })),
    {
      name: "what is there",
      options: {
        url: `/api/data/save/c${target.companyId}-${YEAR}-transactions.json`,
        headers: { "if-match": target.etag },
        payload: emptyDocument("transactions"),
      },
    },
  ],
  "POST /api/data/commit": commits,
  "GET /api/data/history/:key": (target) => [
    ...companyKinds(target).map(({ kind, key }) => ({
      name: kind,
      options: { url: `/api/data/history/${key}` },
    })),
    {
      name: "a page",
      options: { url: `/api/data/history/c${target.companyId}-accountSettings?before=9&limit=1` },
    },
  ],
  "GET /api/data/latest/:key": (target) => [
    ...companyKinds(target).map(({ kind, key }) => ({
      name: kind,
      options: { url: `/api/data/latest/${key}` },
    })),
    {
      name: "one",
      options: { url: `/api/data/latest/c${target.companyId}-${YEAR}-transactions?limit=1` },
    },
  ],
  "GET /api/data/list": () => [{ name: "all", options: { url: "/api/data/list" } }],
  "GET /api/data/list/:prefix": ({ companyId }) => [
    { name: "a company", options: { url: `/api/data/list/c${companyId}-` } },
  ],
  "GET /api/data/info/:id": (target) => ids(target, "/api/data/info"),
  "GET /api/data/id/:id": (target) => [
    ...ids(target, "/api/data/id"),
    ...ids(target, "/api/data/id", { headers: { "if-none-match": target.etag } }, "known "),
  ],
  "POST /api/data/id/:id": (target) =>
    ids(target, "/api/data/id", {
      headers: { "if-match": target.etag },
      payload: emptyDocument("transactions"),
    }),
  "DELETE /api/data/id/:id": (target) =>
    ids(target, "/api/data/id", { headers: { "if-match": target.etag } }),
  "POST /api/data/attachments/:companyId/:fiscalYearId": ({ companyId }) => [
    { name: "a file", options: upload(companyId, "Bos kvitto") },
    { name: "no file", options: { url: `/api/data/attachments/${companyId}/${YEAR}` } },
    { name: "no year", options: { ...upload(companyId, "Bos kvitto", "f1") } },
  ],
  "PUT /api/data/attachments/:id": (target) =>
    [target.companyId, target.ownCompanyId].map((companyId) => ({
      name: companyId === target.ownCompanyId ? "to a company of one's own" : "in its company",
      options: {
        url: `/api/data/attachments/${target.fileId}`,
        payload: { companyId, fiscalYearId: YEAR, series: "A", transactionId: 1 },
      },
    })),
};

/** A multipart request with a small PDF that holds the text. */
export function upload(companyId: number, text: string, fiscalYearId = YEAR): InjectOptions {
  const body = [
    "--edge",
    'content-disposition: form-data; name="file"; filename="kvitto.pdf"',
    "content-type: application/pdf",
    "",
    `%PDF-1.4 ${text}`,
    "--edge--",
    "",
  ].join("\r\n");
  return {
    method: "POST",
    url: `/api/data/attachments/${companyId}/${fiscalYearId}`,
    headers: { "content-type": "multipart/form-data; boundary=edge" },
    payload: body,
  };
}

/** The smallest valid document of the kind. */
export function emptyDocument(kind: string): object {
  const row = Object.entries(DOCUMENT_KINDS).find(([name]) => name === kind)?.[1];
  const items = row !== undefined && "itemsField" in row ? { [row.itemsField]: [] } : {};
  return { version: 1, ...HEADS[kind], ...items };
}

/** Every kind of document that a company can have, with its key there. */
function companyKinds({ companyId }: Target): readonly { readonly kind: string; readonly key: string }[] {
  return Object.entries(DOCUMENT_KINDS).flatMap(([kind, { scope }]) => {
    if (scope === "user") return [];
    return [{ kind, key: scope === "company" ? `c${companyId}-${kind}` : `c${companyId}-${YEAR}-${kind}` }];
  });
}

function loads(target: Target): readonly Attempt[] {
  const transactions = `/api/data/load/c${target.companyId}-${YEAR}-transactions.json`;
  return [
    ...companyKinds(target).map(({ kind, key }) => ({
      name: kind,
      options: { url: `/api/data/load/${key}.json` },
    })),
    { name: "since", options: { url: `${transactions}?since=${encodeURIComponent(target.etag)}` } },
    { name: "known", options: { url: transactions, headers: { "if-none-match": `"1", ${target.etag}` } } },
  ];
}

function commits(target: Target): readonly Attempt[] {
  const { companyId, ownCompanyId } = target;
  const key = `c${companyId}-${YEAR}-transactions`;
  const commit = (name: string, intent: string, changes: readonly object[], company = companyId) => ({
    name,
    options: {
      url: "/api/data/commit",
      payload: { companyId: company, intent, requestId: `${name}-${companyId}`, changes },
    },
  });
  return [
    ...COMMIT_INTENTS.flatMap((intent) => [
      commit(`${intent}: append`, intent, [{ key, append: [sale()] }]),
      commit(`${intent}: put`, intent, [{ key, ifMatch: target.etag, put: [{ ...sale(5), number: 1 }] }]),
      commit(`${intent}: remove`, intent, [{ key, ifMatch: target.etag, remove: ["A-1"] }]),
    ]),
    ...companyKinds(target).map((row) => commit(`edit of ${row.kind}`, "edit", [{ key: row.key }])),
    commit("years and accounts", "edit", [
      { key: `c${companyId}-accountSettings`, ifMatch: '"1"', put: [fiscalYear()] },
      { key: `c${companyId}-${YEAR}-accountPlan`, ifMatch: '"1"', put: [account(1910)] },
    ]),
    ...[
      commit("through a company of one's own", "register", [{ key, append: [sale()] }], ownCompanyId),
      commit("beside a company of one's own", "edit", [
        { key: `c${ownCompanyId}-journalTemplates` },
        { key },
      ]),
    ].map((attempt) => ({ ...attempt, refusedWith: [400] })),
  ];
}

function ids(
  { documentId, fileId }: Target,
  path: string,
  options: Omit<InjectOptions, "url"> = {},
  prefix = "",
): readonly Attempt[] {
  return [
    { name: `${prefix}document`, options: { ...options, url: `${path}/${documentId}` } },
    { name: `${prefix}file`, options: { ...options, url: `${path}/${fileId}` } },
  ];
}
