import { expect, it } from 'vitest';
import errors from './messages/it/errors.ts';

const sources = import.meta.glob<string>(['../../modules/**/*.ts', '../../server/http/**/*.ts', '!**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Met by jobs, webhooks or programs only: no screen shows them. */
const BEHIND_THE_SCENES =
  /^(billing\.(webhook|catalogue)-|sites\.(font|photo|page)-|previews\.picture-|notifications\.|invoicing\.no-answer-yet)/;

it('every refusal that a person can meet has its sentence [X1]', () => {
  const codes = new Set(
    Object.values(sources)
      .flatMap((text) => [...text.matchAll(/new AppError\(\s*'([a-z]+\.[a-z-]+)'/g)])
      .map((found) => found[1] ?? ''),
  );
  const written = new Set(
    Object.entries(errors).flatMap(([room, texts]) => Object.keys(texts).map((what) => `${room}.${what}`)),
  );
  expect(codes.size).toBeGreaterThan(10);
  expect([...codes].filter((code) => !written.has(code) && !BEHIND_THE_SCENES.test(code))).toEqual([]);
});
