/** How far a file is turned to be read, in degrees to the right. The file itself stays as it is. */
export const UPRIGHT = 0;

export function turnedRight(turn: number): number {
  return (turn + 90) % 360;
}

export function turnedLeft(turn: number): number {
  return (turn + 270) % 360;
}

/** Whether what is high is shown wide. */
export function isSideways(turn: number): boolean {
  return turn % 180 !== 0;
}
