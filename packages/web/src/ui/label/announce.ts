/** The live region that screen readers read `announce` from. */
const PLACE_ID = "announced";

/** Announces to screen readers what they would otherwise not report; the same text may come again. */
export function announce(text: string): void {
  const place = document.getElementById(PLACE_ID) ?? newPlace();
  place.textContent = "";
  // A text in a region that has just been emptied, or created, is only read when it arrives in a later frame.
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
