import { deserialize, serialize } from "node:v8";
import { ok, type Result } from "@huvudbok/core/shared";
import type { Actor, JsonText, Refusal } from "../store.ts";
import type { TextSink } from "../streams/text-sink.ts";
import type { CallContext } from "./call-context.ts";

/*
 * A call of the store is a row in a table (store-calls.ts), and the kind of the row says which thread runs it. Arguments
 * and answers travel between threads as copies.
 */

/** Answered in one piece. */
export interface Call<Args extends readonly unknown[], Answer> {
  readonly kind: "read" | "write" | "session";
  readonly run: (context: CallContext, ...args: Args) => Promise<Answer>;
}

/** Answered in parts. */
export interface PartsCall<Args extends readonly unknown[], Head extends object> {
  readonly kind: "parts";
  readonly run: (
    context: CallContext,
    sink: TextSink<Head>,
    ...args: Args
  ) => Promise<Result<undefined, Refusal>>;
}

/** A call with a body that may be large, as bytes. */
export interface BodyCall<Args extends readonly unknown[], Answer> {
  readonly kind: "body";
  /** Does the whole call, for a small body. */
  readonly run: (context: CallContext, ...args: Args) => Promise<Result<Answer, Refusal>>;
  /** Parses and checks a large body, without a database; returns bytes that only `finish` reads. */
  readonly prepare: (...args: Args) => Result<Uint8Array, Refusal>;
  readonly finish: (
    context: CallContext,
    actor: Actor,
    prepared: Uint8Array,
  ) => Promise<Result<Answer, Refusal>>;
}

/** A call that only reads books; any reading thread may run it. */
export function reads<Args extends readonly unknown[], Answer>(
  run: Call<Args, Answer>["run"],
): Call<Args, Answer> {
  return { kind: "read", run };
}

/** A call that writes books; on SQLite one thread runs them, one after the other. */
export function writes<Args extends readonly unknown[], Answer>(
  run: Call<Args, Answer>["run"],
): Call<Args, Answer> {
  return { kind: "write", run };
}

/**
 * A call that writes sessions; any thread may run it, since sessions do not wait for a writer of books (database.ts).
 */
export function writesSessions<Args extends readonly unknown[], Answer>(
  run: Call<Args, Answer>["run"],
): Call<Args, Answer> {
  return { kind: "session", run };
}

/**
 * A call whose answer may be long: it is sent in parts while it is read, no faster than the client reads them, and
 * stops when nobody wants the rest. The head is sent before the first part.
 */
export function answersInParts<Args extends readonly unknown[], Head extends object>(
  run: PartsCall<Args, Head>["run"],
): PartsCall<Args, Head> {
  return { kind: "parts", run };
}

/**
 * A call that writes what its body says. A large body is parsed and checked by a thread without a database, so that it
 * delays only other large bodies; the result goes to the writing thread as bytes that the thread for HTTP need not
 * parse.
 */
export function writesBody<Args extends readonly [Actor, ...unknown[]], Prepared, Answer>(
  prepare: (...args: Args) => Result<Prepared, Refusal>,
  write: (
    context: CallContext,
    actor: Actor,
    prepared: Prepared,
    size?: "large",
  ) => Promise<Result<Answer, Refusal>>,
): BodyCall<Args, Answer> {
  return {
    kind: "body",
    run: async (context, ...args) => {
      const prepared = prepare(...args);
      return prepared.ok ? write(context, args[0], prepared.value) : prepared;
    },
    prepare: (...args) => {
      const prepared = prepare(...args);
      return prepared.ok ? ok(serialize(prepared.value)) : prepared;
    },
    finish: (context, actor, prepared) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `prepare` has made it, in the same process
      write(context, actor, deserialize(prepared) as Prepared, "large"),
  };
}

/** A row with any arguments and answer. */
export type AnyCall = Call<never, unknown> | PartsCall<never, object> | BodyCall<never, unknown>;

/** Rows by subject, and by name. */
export type CallTable = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>;

/** The function by which a call of a row is made. */
export type FunctionOfCall<Row> =
  Row extends PartsCall<infer Args, infer Head>
    ? (...args: Args) => Promise<Result<Head & { readonly text: JsonText }, Refusal>>
    : Row extends BodyCall<infer Args, infer Answer>
      ? (...args: Args) => Promise<Result<Answer, Refusal>>
      : Row extends Call<infer Args, infer Answer>
        ? (...args: Args) => Promise<Answer>
        : never;

export type FunctionsOfCalls<Table> = {
  readonly [Group in keyof Table]: {
    readonly [Name in keyof Table[Group]]: FunctionOfCall<Table[Group][Name]>;
  };
};
