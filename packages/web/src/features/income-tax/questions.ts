/** A question of a form that two ticks answer. */
export interface TickQuestion {
  readonly text: string;
  readonly yes: number;
  readonly no: number;
}

/** The questions and other fields of each form that are no amounts. */
export const QUESTIONS: Readonly<Record<"INK2" | "NE", readonly TickQuestion[]>> = {
  INK2: [
    {
      text: "Uppdragstagare (t.ex. redovisningskonsult) har biträtt vid upprättandet av årsredovisningen",
      yes: 8040,
      no: 8041,
    },
    { text: "Årsredovisningen har varit föremål för revision", yes: 8044, no: 8045 },
  ],
  NE: [
    {
      text: "Uppdragstagare (t.ex. redovisningskonsult) har biträtt vid upprättandet av årsbokslutet",
      yes: 8046,
      no: 8047,
    },
  ],
};

export const TICKS: Readonly<Record<"INK2" | "NE", readonly (readonly [code: number, text: string])[]>> = {
  INK2: [[90, "Övriga upplysningar skickas med"]],
  NE: [
    [7021, "Passiv näringsverksamhet"],
    [7023, "Inte förenklat årsbokslut"],
    [7024, "Verksamheten bedrivs utanför EES"],
  ],
};

/** The field for the kind of business. */
export const BUSINESS_CODE = 7020;
export const BUSINESS_NAME = "Slags näringsverksamhet";
