/** `npm run settings` writes the README's table of variables and .env.example, both from the settings that the product reads with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { environment, SETTINGS } from '../platform/environment.ts';
import { ownSettings } from '../platform/own-settings.ts';
import type { SettingsRow } from '../platform/settings.ts';

const ROOT = resolve(import.meta.dirname, '..');
const HEAD = '| variable | default | what |\n|---|---|---|\n';
export const ROWS: SettingsRow[] = [ownSettings, ...Object.values(SETTINGS)].flatMap(
  ({ rows }): readonly SettingsRow[] => rows,
);

/** What a variable is while it is not set, as one would write it; null: nothing. */
function defaultOf(name: string): string | null {
  const read = environment.shape[name as keyof typeof environment.shape].safeParse(undefined);
  const value: unknown = read.data;
  return value === '' || (typeof value !== 'string' && typeof value !== 'number') ? null : `${value}`;
}
const code = (text: string): string => `\`${text}\``;

/** README.md with the table as the settings are now. */
export function readmeWith(readme: string): string {
  const from = readme.indexOf(HEAD);
  const to = readme.indexOf('\n\n', from);
  if (from < 0 || to < 0) throw new Error('README.md has no table of variables');
  const rows = ROWS.map(({ names, unset, what }) => {
    const defaults = names.flatMap((name) => defaultOf(name) ?? []).map(code);
    return `| ${names.map(code).join(', ')} | ${unset ?? (defaults.join(', ') || '–')} | ${what} |`;
  });
  return `${readme.slice(0, from)}${HEAD}${rows.join('\n')}${readme.slice(to)}`;
}

const plain = (text: string): string => text.replaceAll('`', '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** A file of variables in which nothing is set; what a line would set is what holds without it. */
export function exampleFile(): string {
  const parts = ROWS.map(({ names, what }) =>
    [`# ${plain(what)}`, ...names.map((name) => `#${name}=${defaultOf(name) ?? ''}`), ''].join('\n'),
  );
  return `# Variables of Vetrina; README.md, Configuration, says the same as a table. Written by npm run settings.\n\n${parts.join('\n')}`;
}

if (import.meta.main) {
  const readme = join(ROOT, 'README.md');
  writeFileSync(readme, readmeWith(readFileSync(readme, 'utf8')));
  writeFileSync(join(ROOT, '.env.example'), exampleFile());
}
