import type { AttachmentLink } from "@huvudbok/core/api";
import { err, ok } from "@huvudbok/core/shared";
import { hidden } from "../access/refusals.ts";
import { deleteOldRequests } from "../commit/stored-answer.ts";
import { addFile, type FilePlace, linkFile, mayAddFile, removeFile } from "../files/files.ts";
import { type ListQuery, listFiles } from "../files/list-files.ts";
import { infoOf, locateContent, locateId } from "../files/located-file.ts";
import { isOnlySweeper } from "../files/only-sweeper.ts";
import { sweepBlobs } from "../files/orphaned-blobs.ts";
import type { Actor, NewFile } from "../store.ts";
import { forgetOldWrites } from "../watermark/commit-log.ts";
import { isDone, loggedWrite } from "../watermark/logged-write.ts";
import { reads, writes } from "./call-rows.ts";

/** Stored files (attachments) and the list of everything a user may see. */
export const FILE_CALLS = {
  /** Refused where `add` would be, checked before the bytes are received. */
  mayAdd: reads((context, actor: Actor, place: FilePlace) =>
    mayAddFile(context.database.db, context, actor, place, context.now),
  ),
  add: writes((context, actor: Actor, file: NewFile) =>
    loggedWrite(context, (tx) => addFile(tx, context, actor, file, context.now), isDone, file.companyId),
  ),
  info: reads(async (context, actor: Actor, id: string) => {
    const located = await locateId(context.database.db, context, actor, id);
    return located === undefined ? err(hidden()) : ok(infoOf(located));
  }),
  /** The address of the bytes, or the key of the document that has this id. */
  locate: reads((context, actor: Actor, id: string) =>
    locateContent(context.database.db, context, actor, id),
  ),
  link: writes((context, actor: Actor, id: string, link: AttachmentLink) =>
    loggedWrite(context, (tx) => linkFile(tx, context, actor, id, link, context.now), isDone, link.companyId),
  ),
  remove: writes((context, actor: Actor, id: string) =>
    loggedWrite(context, (tx) => removeFile(tx, context, actor, id, context.now), isDone),
  ),
  list: reads((context, actor: Actor, query: ListQuery) =>
    context.database.read((tx) => listFiles(tx, context, actor, query)),
  ),
  /** When the database was last written to, by the clock of then; undefined before the first write. */
  lastWriteAt: reads(async ({ database }) => {
    const last = database.db.selectFrom("commit_log").select("at").orderBy("sequence", "desc").limit(1);
    return (await last.executeTakeFirst())?.at;
  }),
  /**
   * Removes files that have been unused for 30 days (ST8): returns the addresses of bytes that no file has any more.
   * The caller removes them from the blob store. While another process sweeps there is nothing to do.
   */
  sweep: writes(({ database, now }) =>
    database.write(async (tx) => {
      if (!(await isOnlySweeper(tx, database.engine))) return [];
      await deleteOldRequests(tx, now);
      await forgetOldWrites(tx, now);
      return sweepBlobs(tx, now);
    }),
  ),
};
