import { swedishDay } from "@huvudbok/core/calendar";

/** Day and second of the day by the clock of Sweden, whatever the computer's own time zone is. */
export function swedishMoment(time: number) {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Stockholm",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  const [hour = 0, minute = 0, second = 0] = clock.format(time).split(":").map(Number);
  return { date: swedishDay(time), second: (hour * 60 + minute) * 60 + second };
}
