/** For tests and scripts: what message files there are. */
import { readdirSync } from 'node:fs';

/** Names of the message files of a language. */
export const namespacesIn = (lang: string): string[] =>
  readdirSync(`${import.meta.dirname}/${lang}`).map((file) => file.replace(/\.ts$/, ''));
export const NAMESPACES = namespacesIn('it');
