/** The steps of the zoom, in percent of the width of the panel. */
const STEPS: readonly number[] = [50, 75, 100, 125, 150, 200, 300, 400];

export const NO_ZOOM = 100;

/** The next larger step; the same at the largest. */
export function zoomedIn(zoom: number): number {
  return STEPS.find((step) => step > zoom) ?? zoom;
}

/** The next smaller step; the same at the smallest. */
export function zoomedOut(zoom: number): number {
  return STEPS.findLast((step) => step < zoom) ?? zoom;
}
