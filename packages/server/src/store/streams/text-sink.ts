/**
 * Takes the parts of an answer's JSON text, in order, each after the one before has been taken. `begin` is called once,
 * before the first part; a refusal must come before that.
 */
export interface TextSink<Head> {
  readonly begin: (head: Head) => void;
  readonly text: (part: string) => Promise<void>;
}
