/** How far the registering of drafts has come. */
export type RegisterStage = "converting" | "saving" | "removing" | "done";

/** A share from 0 to 1 and its Swedish text. Three stages weigh 33 percent each, and what is left is being done (DR11). */
export interface RegisterProgress {
  readonly share: number;
  readonly text: string;
}

const STAGES: Readonly<Record<RegisterStage, readonly [number, string]>> = {
  converting: [0, "Konverterar utkast"],
  saving: [33, "Sparar transaktioner"],
  removing: [66, "Tar bort konverterade utkast"],
  done: [99, "Klart"],
};
const STAGE_WEIGHT = 33;
const ALL = 100;

/** Where a stage is; `part`, from 0 to 1, is how much of it is done. The last stage ends at 100 percent. */
export function registerProgress(stage: RegisterStage, part = 0): RegisterProgress {
  const [begins, text] = STAGES[stage];
  const weight = stage === "done" ? ALL - begins : STAGE_WEIGHT;
  return { share: (begins + weight * part) / ALL, text };
}
