// The threads of the store in a later program, in which vouchers are at version 2.
import { liftTransactions } from "@huvudbok/core/document/later-transactions.arbitrary";

liftTransactions();
await import("../../src/guard/store-worker.ts");
