/**
 * The version of the program, which support asks for and exported files name. The root's package.json has it with ".0"
 * behind, since its versions have three parts.
 */
export const PROGRAM_VERSION = "20250827.1";
