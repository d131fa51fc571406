/** The PostgreSQL channel on which the processes tell each other of new revisions. */
export const EVENT_CHANNEL = "huvudbok_event";
