import { Sie4Desk } from "./sie4-desk.ts";
import type { Sie4Message, Sie4Task } from "./sie4-messages.ts";

const desk = new Sie4Desk();

/** Each task comes with a port of its own, on which its progress and its answer go back. */
addEventListener("message", ({ data, ports: [port] }: MessageEvent<Sie4Task>) => {
  const say = (message: Sie4Message): void => port?.postMessage(message);
  try {
    say({ type: "answer", answer: desk.work(data, (progress) => say({ type: "progress", progress })) });
  } catch (thrown) {
    say({ type: "failure", message: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});
