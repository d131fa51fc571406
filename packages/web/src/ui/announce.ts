/** Where screen readers listen for what `announce` tells. */
const PLACE_ID = "announced";

/** Tells screen readers at once what they would else not learn of: the same words may come again. */
export function announce(text: string): void {
  const place = document.getElementById(PLACE_ID) ?? newPlace();
  place.textContent = "";
  // A text in a place that has just been emptied, or made, is only heard when it comes in a later frame.
  requestAnimationFrame(() => {
    place.textContent = text;
  });
}

function newPlace(): HTMLElement {
  const place = document.createElement("div");
  place.id = PLACE_ID;
  place.className = "visually-hidden";
  place.setAttribute("role", "alert");
  document.body.append(place);
  return place;
}
