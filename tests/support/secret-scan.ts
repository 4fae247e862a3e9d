/** Looks for secrets in what a browser gets. */
import { environment } from '../../platform/environment.ts';

/** By their look: keys of vendors, private keys, passwords in addresses and headers. */
const LOOKS: RegExp[] = [
  /\b[sr]k_(?:test|live)_\w{4,}/,
  /\bwhsec_\w{4,}/,
  /\bAKIA[0-9A-Z]{12,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s/:@"'`<>]+:[^\s/@"'`<>]+@/,
  /\bBasic [A-Za-z0-9+/]{16,}={0,2}/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  /\bs1\.[a-z0-9-]+\.[\w-]{38,}/,
];

/** Every variable that the server reads. */
export const CONFIG_NAMES: readonly string[] = Object.keys(environment.shape);
/** Words that stand in other meanings too, and what the console advises an operator to look at. */
const ORDINARY = new Set(['PORT', 'HOST', 'SERVERS', 'DATA_DIR']);

/** What of a text looks like a secret, is one of `values`, or names a variable of the server. */
export function secretsIn(text: string, values: readonly string[] = []): string[] {
  return [
    ...LOOKS.flatMap((look) => look.exec(text)?.[0] ?? []),
    ...values.filter((value) => value.length > 5 && text.includes(value)),
    ...CONFIG_NAMES.filter((name) => !ORDINARY.has(name) && new RegExp(`\\b${name}\\b`).test(text)),
  ];
}
