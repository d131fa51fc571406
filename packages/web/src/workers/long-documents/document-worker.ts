import { DocumentReading } from "./document-reading.ts";
import type { ReadingRequest } from "./reading-messages.ts";

const reading = new DocumentReading((message) => postMessage(message));
addEventListener("message", ({ data }: MessageEvent<ReadingRequest>) => reading.take(data));
