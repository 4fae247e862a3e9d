import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteDocument } from './document.ts';
import { CURRENT, openDocument } from './document-versions.ts';

const FOLDER = join(import.meta.dirname, 'document-samples');
const SAMPLES = globSync('*.json', { cwd: FOLDER }).toSorted();
const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, unknown>;

describe('a stored document', () => {
  it('of every version that ever was is kept as a sample', () => {
    const versions = new Set(SAMPLES.map((file) => read(file)['schema']));
    expect(versions).toEqual(new Set(Array.from({ length: CURRENT }, (_, at) => at + 1)));
    expect(siteDocument.shape.schema.value).toBe(CURRENT);
  });

  it.each(SAMPLES)('%s opens and loses nothing that it says', (file) => {
    const opened = openDocument(read(file));
    expect(opened.schema).toBe(CURRENT);
    expect(opened).toMatchObject({ name: read(file)['name'], sections: read(file)['sections'] });
  });

  it.each([0, 2.5, CURRENT + 1, '1', null])('of schema %s is refused, by name', (schema) => {
    expect(() => openDocument({ ...read(SAMPLES[0] ?? ''), schema })).toThrow(`schema ${schema}`);
  });
});
