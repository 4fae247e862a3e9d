import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { mutated } from '../../scripts/mutants/apply.ts';
import { MUTANTS } from '../../scripts/mutants/list.ts';
import { NOTED, probed } from '../../scripts/mutants/probes.ts';
import { keptFindings } from '../../scripts/mutants/table.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const source = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('the faults that are made on purpose', () => {
  it('are forty at least, each with a name of its own and the tests that should see it', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
    expect(MUTANTS.length).toBeGreaterThanOrEqual(40);
    for (const { tests } of MUTANTS) expect(tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it.each(MUTANTS)('$name: its text stands once in its file, and with the fault it still is a program', (mutant) => {
    const text = mutated(mutant, source(mutant.file));
    expect(text).not.toBe(source(mutant.file));
    expect(parseSync(mutant.file, text).errors).toEqual([]);
  });

  it.each(MUTANTS.filter(({ unsimulated }) => unsimulated === undefined))(
    '$name: a year says when it comes by it',
    (mutant) => {
      const text = probed(mutant.file, source(mutant.file), [mutant]);
      expect(text).toContain(`globalThis.${NOTED}?.add('${mutant.name}')`);
      expect(parseSync(mutant.file, text).errors).toEqual([]);
    },
  );

  it('are said by the innermost block or one-line function that holds them, and refused outside of every one', () => {
    const [first] = MUTANTS;
    if (!first) throw new Error('no fault at all');
    const at = (text: string) => probed('a.ts', text, [{ ...first, find: 'one()' }]);
    const note = `globalThis.${NOTED}?.add('${first.name}')`;
    expect(at('function a() { if (b) { one() } }')).toBe(`function a() { if (b) {${note}; one() } }`);
    expect(at('const a = () => b + one();')).toBe(`const a = () => (${note}, b + one());`);
    expect(() => at('one();')).toThrow('outside of every function');
  });

  it('are refused when their text is not there, or stands there twice', () => {
    const [first] = MUTANTS;
    if (!first) throw new Error('no fault at all');
    const text = source(first.file);
    expect(() => mutated({ ...first, find: 'no such text' }, text)).toThrow('stands 0 times');
    expect(() => mutated(first, `${text}${first.find}`)).toThrow('stands 2 times');
  });

  it('stand in the table of docs/mutants.md, and no others', () => {
    expect([...keptFindings().keys()]).toEqual(MUTANTS.map(({ name }) => name));
  });
});
