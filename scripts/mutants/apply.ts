import type { Mutant } from './mutant.ts';

/** The file's text with the fault in it. Throws when the text to replace does not stand in it exactly once. */
export function mutated({ name, file, find, put }: Mutant, source: string): string {
  const [before, after, ...more] = source.split(find);
  if (find === '' || before === undefined || after === undefined || more.length > 0) {
    const times = find === '' ? 0 : source.split(find).length - 1;
    throw new Error(`mutant ${name}: its text stands ${times} times in ${file}, not once`);
  }
  return `${before}${put}${after}`;
}
