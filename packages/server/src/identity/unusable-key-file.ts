/** A file with a key of the server that holds something else. Its message is Swedish and says what to do. */
export class UnusableKeyFile extends Error {}
