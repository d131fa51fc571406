import type { IsoDate } from "../calendar/index.ts";
import type { Role } from "../company/index.ts";
import type { ChangeIntent } from "./commit-intent.ts";

/** What the rules know about a commit as a whole: the same for each of its documents, in whatever order they come. */
export interface CommitFacts {
  readonly intent: ChangeIntent;
  /** The role in the company of the person who commits; people own their own documents. */
  readonly role: Role;
  readonly today: IsoDate;
  /** The name of the person who commits. */
  readonly sign: string;
  /** The closed date before the commit: a change of it in the same commit has no effect on the rules (CH17). */
  readonly closedThrough?: IsoDate;
  /** The commit changes one document only. */
  readonly isAlone: boolean;
  /** The years all of whose documents end with the commit; given when it deletes years. */
  readonly endingYears?: ReadonlySet<string>;
  /** The year that the person works in, and whether they let registered transactions be deleted: their settings. */
  readonly activeFiscalYearId?: string;
  readonly allowTransactionEdit?: boolean;
}
