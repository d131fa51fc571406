import type { DocumentKind } from "./document-kind.ts";
import type { JsonObject } from "./migrate-document.ts";

const yearId = `f${"0123456789abcdef".repeat(2)}`;
const link = { fiscalYearId: yearId, series: "A", number: 3 };

const entry = {
  accountId: 1930,
  amount: -1234.56,
  quantity: 2.5,
  text: "rad",
  date: "2025-03-02",
  sign: "Anna",
  foreignCurrencyAmount: { amount: -100.01, currency: "EUR" },
  adjustmentType: true,
  objects: [{ dimension: "1", object: "100" }],
};

const transaction = {
  series: "A",
  number: 12,
  regDate: "2025-03-02",
  date: "2025-03-01",
  text: "Papper",
  sign: "Anna",
  entries: [entry, { accountId: 6110, amount: 1234.56 }],
  locked: false,
  annotation: "markdown",
  attachments: [{ id: "a", name: "kvitto.jpg" }],
  attachmentIds: ["b"],
  corrects: link,
  correctedBy: link,
};

const structure = {
  name: "Balansräkning",
  items: [
    {
      name: "Tillgångar",
      description: "allt",
      isSummary: false,
      skipTotal: true,
      items: [{ name: "Kassa", accounts: ["19", "1630"] }],
    },
  ],
};

/** One document of every kind, in its stored form, with every field. */
export const SAMPLE_DOCUMENTS: readonly (readonly [DocumentKind, JsonObject])[] = [
  [
    "userSettings",
    {
      version: 1,
      theme: "dark",
      density: "compact",
      leftSidebarWidth: 170,
      activeFiscalYearId: yearId,
      includeDraftsInReports: true,
      includeDetailsInReports: false,
      allowAutoAccountDistribution: true,
      allowTransactionEdit: false,
      currentTransactionEditMode: "simple",
      singleKeyShortcuts: true,
    },
  ],
  [
    "accountSettings",
    {
      version: 1,
      currentFiscalYearId2: yearId,
      closedThrough: "2025-03-31",
      vatPeriod: "quarter",
      isDemonstrationUnfinished: true,
      fiscalYears2: [
        {
          id: yearId,
          from: "2025-01-01",
          to: "2025-12-31",
          locked: false,
          transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
        },
      ],
    },
  ],
  [
    "accountPlan",
    {
      version: 1,
      name: "BAS",
      balanceReportStructure: structure,
      resultReportStructure: structure,
      accounts2: [{ id: 3001, name: "Försäljning", type: "income", sru: 7410, active: true, taxCode: 5 }],
    },
  ],
  ["accountBalance", { version: 1, balances: [{ accountId: 1930, balance: 50_000.01, quantity: 2 }] }],
  ["transactions", { version: 1, transactions: [transaction] }],
  [
    "transactionDrafts",
    {
      version: 4,
      drafts: [
        {
          id: "d1",
          date: "2025-03-01",
          text: "Köp",
          entries: [entry, { amount: 5 }],
          attachments: [{ id: "a", name: "b" }],
          attachmentIds: ["c"],
          annotation: "n",
          analysis: {
            performAction: true,
            actions: [
              {
                kind: "match",
                texts: ["ica"],
                entries: [{ accountId: 4010, amount: 1 }],
                probability: 0.9,
                because: { level: 3, count: 6, total: 7, latest: "2025-02-27", like: "ICA Maxi" },
              },
              { kind: "transfer", draftId: "d2", probability: 0.5 },
              { kind: "delete", probability: 0.7 },
            ],
            isChosenByHand: true,
          },
        },
      ],
    },
  ],
  [
    "journalTemplates",
    {
      version: 1,
      templates: [
        {
          id: "t",
          name: "Hyra",
          description: "",
          entries: [{ accountId: 5010, amount: 33.3333, description: "lokal" }],
        },
      ],
    },
  ],
  [
    "vatNumbers",
    {
      version: 1,
      numbers: [{ id: "text faktura müller gmbh", vatNumber: "DE143454214" }],
    },
  ],
  [
    "assetManagement",
    {
      version: 2,
      lists: [
        {
          id: "l",
          name: "Datorer",
          depreciationAccountId: 1229,
          depreciationCostAccountId: 7830,
          items: [
            {
              id: "i",
              name: "Dator",
              purchaseDate: "2025-07-01",
              purchasePrice: 10_000,
              depreciationYears: 5,
              inboundDepreciationAmount: 0,
              depreciationAmount: 1008.22,
              transaction: { fiscalYearId: yearId, transactionSeries: "A", transactionId: 12 },
              disposedOn: "2025-12-31",
            },
          ],
        },
      ],
    },
  ],
  [
    "attachmentData",
    {
      version: 1,
      attachments: [
        {
          id: "b",
          name: "kvitto.jpg",
          created: "2025-03-01T10:00:00Z",
          fileId: "file",
          thumbnailId: "thumb",
          thumbnailVersion: 1,
          editedId: "edited",
        },
      ],
    },
  ],
  [
    "incomeTax",
    {
      version: 1,
      fields: [
        { code: 7653, amount: 4800 },
        { code: 8041, isTicked: true },
        { code: 7020, text: "Konsult" },
      ],
    },
  ],
  ["sieRecords", { version: 1, program: "Annat program", records: ["#DIM 1 Resultatenhet"] }],
  [
    "bankStatements",
    {
      version: 1,
      rows: [
        {
          id: "r",
          accountId: 1930,
          fileName: "mars.csv",
          rowNo: 1,
          created: "2025-04-01T08:00:00Z",
          date: "2025-03-14",
          text: "ICA",
          amount2: { localAmount: -450, currency: "EUR", currencyAmount: -40.5 },
          total: 1000,
          transactionType: "Kort",
          category: "Mat",
          reference: "123",
        },
      ],
    },
  ],
  [
    "importMappings",
    {
      version: 1,
      mappings: [{ id: "m", name: "Banken", columns: [{ field: "date", column: "Datum" }], accountId: 1930 }],
    },
  ],
  [
    "shopify",
    {
      version: 1,
      defaultPaymentAccountId: 1933,
      roundingAccountId: 3740,
      paymentAccountMap: [{ match: "paypal", accountId: 1935, isDiscount: false }],
      salesAccountMap: [
        { name: "SE", salesAccountId: 3001, freightAccountId: 3520, taxAccountId: 2611 },
        { name: "INT", salesAccountId: 3105, freightAccountId: 3522, taxAccountId: 0 },
      ],
    },
  ],
  [
    "shopifyImport",
    {
      version: 1,
      rows: [
        {
          rowType: "order",
          key: "o1",
          id: "1",
          name: "#1001",
          financialStatus: "paid",
          paidAt: "2025-03-01 10:00:00 +0100",
          fulfilled: true,
          fulfilledAt: "2025-03-02 10:00:00 +0100",
          currency: "SEK",
          subtotal: 499,
          shipping: 49,
          taxes: 109.6,
          total: 548,
          discountCode: "X",
          discountAmount: 0,
          shippingMethod: "Post",
          paymentMethod: "Klarna",
          paymentReference: "ref",
          shippingCountry: "SE",
          tax1Name: "SE moms 25%",
          tax1Rate: 25,
          taxCountry: "SE",
          warnings: [],
        },
        {
          rowType: "payment",
          key: "p1",
          order: "1",
          name: "#1001",
          kind: "capture",
          gateway: "klarna",
          createdAt: "2025-03-01 10:00:00 +0100",
          amount: 548,
          status: "success",
          currency: "SEK",
          cardType: "visa",
          paymentMethod: "Klarna",
          sekAmount: 548,
          eurAmount: 48.2,
          currencyRate: 11.37,
          originalCurrency: "SEK",
        },
      ],
    },
  ],
  ["featureInfo", { version: 1, hiddenOffers: [1101] }],
];
