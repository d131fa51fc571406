/** The live regions that screen readers read announcements from. */
const PLACES = { announced: "alert", "announced-politely": "status" } as const;

/** Announces to screen readers what they would otherwise not report; the same text may come again. */
export function announce(text: string): void {
  tell("announced", text);
}

/** The same when it can wait for what is being read. */
export function announcePolitely(text: string): void {
  tell("announced-politely", text);
}

function tell(id: keyof typeof PLACES, text: string): void {
  const place = document.getElementById(id) ?? newPlace(id);
  place.textContent = "";
  // A text in a region that has just been emptied, or created, is only read when it arrives in a later frame.
  requestAnimationFrame(() => {
    place.textContent = text;
  });
}

function newPlace(id: keyof typeof PLACES): HTMLElement {
  const place = document.createElement("div");
  place.id = id;
  place.className = "visually-hidden";
  place.setAttribute("role", PLACES[id]);
  document.body.append(place);
  return place;
}
