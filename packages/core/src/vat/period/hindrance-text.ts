import type { VatProblem } from "../vat-problem.ts";

/** Why the button of the file is off, in Swedish, in short (VR24); undefined where nothing keeps the file from being made. */
export function vatHindranceText(problems: readonly VatProblem[]): string | undefined {
  if (problems.length === 0) return undefined;
  if (!problems.every(isAsItIs)) return "Rätta det som hindrar momsrapporten först";
  return problems.some(isDeclaredElsewhere)
    ? "Perioden redovisas i en annan momsdeklaration"
    : "Perioden har ingen moms att redovisa";
}

/** Nothing is wrong, so that nothing can be put right. */
function isAsItIs(problem: VatProblem): boolean {
  return problem.code === "no-vat" || isDeclaredElsewhere(problem);
}

function isDeclaredElsewhere(problem: VatProblem): boolean {
  return problem.code === "opening-balance" && problem.origin.code === "returned";
}
