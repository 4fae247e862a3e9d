/**
 * What one part of the house reads of the environment: its variables, how each must look, what it is without being set, and
 * the words that README.md and .env.example have for it (`npm run settings`).
 */
import { z } from 'zod';

/** A row of the README's table. */
export interface SettingsRow<Name extends string = string> {
  names: readonly Name[];
  /** What holds while none is set; absent: the schemas' own defaults. */
  unset?: string;
  what: string;
}
export interface Settings<Shape extends z.ZodRawShape, Read> {
  variables: Shape;
  /** Every variable stands in one of them. */
  rows: readonly SettingsRow<keyof Shape & string>[];
  /** The part of the configuration that is made of them. */
  read: (env: z.output<z.ZodObject<Shape>>) => Read;
}

export const defineSettings = <Shape extends z.ZodRawShape, Read>(settings: Settings<Shape, Read>) => settings;

/** A list as people write one into a variable. */
export const byCommas = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** @param what what it is, for the sentence that refuses a wrong one */
export const url = (what: string) => z.url({ error: `must be a URL: ${what}` });
/** @param what what it is, for the sentences that refuse none and one that is too short */
export const secret = (what: string) =>
  z
    .string({ error: `is missing: ${what}` })
    .trim()
    .min(8, `is too short: ${what}`);
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
