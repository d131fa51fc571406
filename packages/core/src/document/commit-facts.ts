import type { IsoDate } from "../calendar/index.ts";
import type { Role } from "../company/index.ts";
import type { ChangeIntent } from "./commit-intent.ts";

/** What the rules know of a commit as a whole: the same for each of its documents, whatever the order they come in. */
export interface CommitFacts {
  readonly intent: ChangeIntent;
  /** What the person who commits is in the company; of their own documents they are the owner. */
  readonly role: Role;
  readonly today: IsoDate;
  /** The name of who commits. */
  readonly sign: string;
  /** The closed date as it was before the commit: what the commit does to it decides nothing (clarification B47). */
  readonly closedThrough?: IsoDate;
  /** The commit changes one document only. */
  readonly isAlone: boolean;
}
