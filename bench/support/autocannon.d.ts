/** As much of autocannon as the benchmarks use; the package has no types of its own. */
declare module "autocannon" {
  interface Options {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
  }
  interface Result {
    readonly errors: number;
    readonly "4xxCount": number;
    readonly "5xxCount": number;
    /** A second, and in all. */
    readonly requests: { readonly average: number; readonly total: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
