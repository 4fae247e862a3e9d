/** No expression takes longer than in proportion to the text it reads: one post stopped the whole process three times. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { OFFERS, PRICE_LIST } from '../../site-kit/facts/list-labels.ts';
import { MARKED } from '../../site-kit/facts/notation.ts';
import { BARE_SURE, PRICE } from '../../site-kit/facts/price.ts';
import { DATES, LEADING_DAYS, TIMES } from '../../site-kit/facts/timetable.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = globSync('{app,server,modules,site-kit,adapters,platform}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .toSorted();
/** Files whose expressions read what we or the operator wrote, never what anybody else did. */
const OUR_TEXT: Record<string, string> = {
  'adapters/mail-smtp/settings.ts': 'variables of the environment',
  'platform/settings.ts': 'variables of the environment',
  'modules/notifications/return-path.ts': 'MAIL_FROM',
  'site-kit/render/css.ts': 'style sheets of the layouts',
  'site-kit/render/kit.tsx': 'widths of photos, written in the layouts',
};
/** Expressions made of parts: why their text is bounded, or the expressions themselves, which are read like the others. */
const COMPOSED: Record<string, string | RegExp[]> = {
  'modules/domains/zones/zones.rules.ts': 'one class of letters, anchored',
  'modules/invoicing/fattura-parties.ts': 'two letters',
  'modules/mailboxes/page/html-words.ts': 'names of tags, written there',
  'site-kit/facts/calm-capitals.ts': 'a name, letter by letter',
  'site-kit/facts/list-labels.ts': [OFFERS, PRICE_LIST],
  'site-kit/facts/notation.ts': [MARKED],
  'site-kit/facts/price.ts': [PRICE, BARE_SURE],
  'site-kit/facts/timetable.ts': [DATES, LEADING_DAYS, TIMES],
};

interface Expression {
  file: string;
  source: string;
  flags: string;
}
interface Found {
  literals: Expression[];
  /** Whether the file makes an expression at run time. */
  composes: boolean;
}

function expressionsOf(file: string, text: string): Found {
  const found: Found = { literals: [], composes: false };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    const { type, pattern, flags, callee } = node as Record<string, unknown>;
    if (type === 'RegExpLiteral') found.literals.push({ file, source: String(pattern), flags: String(flags) });
    if (type === 'NewExpression' && (callee as { value?: unknown }).value === 'RegExp') found.composes = true;
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }));
  return found;
}

/** What makes an expression grow faster than its text: alternatives to try again, or starts to try one by one. */
const growth = ({ file, source, flags }: Expression): string[] =>
  analyse({ source, flags }, { reportTypes: { Move: true } }).reports.map(({ type }) => `${file} /${source}/ ${type}`);

describe('an expression that reads what people write', () => {
  const files = SOURCES.map((file) => ({ file, ...expressionsOf(file, readFileSync(join(ROOT, file), 'utf8')) }));

  it('takes no longer than in proportion to it', () => {
    const literals = files.flatMap((each) => each.literals);
    expect(literals.length).toBeGreaterThan(300);
    expect(literals.filter(({ file }) => !(file in OUR_TEXT)).flatMap(growth)).toEqual([]);
    const composed = Object.entries(COMPOSED).flatMap(([file, made]) =>
      typeof made === 'string' ? [] : made.map(({ source, flags }) => ({ file, source, flags })),
    );
    expect(composed.length).toBeGreaterThan(0);
    expect(composed.flatMap(growth)).toEqual([]);
  });
  it('is made at run time only where its parts are known', () => {
    const composing = files.filter(({ composes }) => composes).map(({ file }) => file);
    expect(composing).toEqual(Object.keys(COMPOSED));
  });
  it('is excused only where there still is one', () => {
    const excused = files.filter(({ file, literals }) => file in OUR_TEXT && literals.flatMap(growth).length > 0);
    expect(excused.map(({ file }) => file).toSorted()).toEqual(Object.keys(OUR_TEXT).toSorted());
  });
  it.each([
    ['the tags at the end of a post', String.raw`const TAGS = /(?:\s*#[\p{L}\p{N}_]+)+\s*$/u;`],
    ['an address', String.raw`const MAIL = /^[^@]+@[^@]+\.[^@]+$/;`],
    ['a box in a box', String.raw`const WORDS = /^(?:\w+\s?)+$/;`],
    ['the end of a line', String.raw`text.replace(/[\s,;]+$/, '')`],
  ])('is refused when it grows faster: %s', (_what, text) => {
    expect(expressionsOf('here.ts', text).literals.flatMap(growth)).not.toEqual([]);
  });
});
