/** One small fault, as somebody could write it by mistake, and who should see it. */
export interface Mutant {
  name: string;
  /** What it would mean if nobody saw it. */
  means: string;
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  put: string;
  /** The fewest test files that should see it. */
  tests: string[];
  /** A regular expression: of those files only the tests with such a title. */
  title?: string;
  /** Why a simulator of lifecycles cannot meet it: then only the tests are asked. */
  unsimulated?: string;
}
