import { shownName } from '../../site-kit/shown-name.ts';
import { ALPHABETS, isZone, ZONES, type ZoneName } from './zones/zones.rules.ts';

export type NameProblem =
  | 'domains.name-missing'
  | 'domains.name-zone'
  | 'domains.name-short'
  | 'domains.name-long'
  | 'domains.name-hyphens'
  | 'domains.name-encoded'
  | 'domains.name-scripts'
  | 'domains.name-characters';

export type NormalisedName =
  | { ok: true; ascii: string; unicode: string; label: string; ext: ZoneName }
  | { ok: false; code: NameProblem };

const MIN_LABEL = 3;
/** RFC 1035 section 2.3.4, counted in the ASCII form. */
const MAX_LABEL = 63;

/**
 * What a person typed ("Caffè-Roma", "https://www.caffè-roma.it/menu") as a domain name that can be asked for.
 * `ext` is the zone to add when none was typed; a typed one wins. `ascii` is the registry's form, `unicode` the one to
 * show. Runs in the browser too, hence the URL class for the encoding (WHATWG URL, UTS 46).
 */
export function normaliseDomain(input: string, ext: ZoneName = ZONES[0]): NormalisedName {
  const host = hostOf(input);
  if (host === '') return refuse('domains.name-missing');
  const dot = host.lastIndexOf('.');
  const zone = dot < 0 ? ext : host.slice(dot + 1);
  const label = decoded(dot < 0 ? host : host.slice(0, dot));
  if (!isZone(zone) || label.includes('.')) return refuse('domains.name-zone');
  const problem = labelProblem(label, zone);
  if (problem) return refuse(problem);
  const ascii = encode(label);
  if (ascii === null) return refuse('domains.name-characters');
  if (ascii.length > MAX_LABEL) return refuse('domains.name-long');
  return { ok: true, ascii: `${ascii}.${zone}`, unicode: `${label}.${zone}`, label: ascii, ext: zone };
}

const refuse = (code: NameProblem): NormalisedName => ({ ok: false, code });

/** Lower case in composed form, without what people copy along: protocol, www, path, a closing dot. */
function hostOf(input: string): string {
  return input
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#][^]*/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '')
    .normalize('NFKC');
}

/** A name as our own search answers it, in its letters: the rules below judge those. What has none stays in code. */
const decoded = (label: string): string => (label.startsWith('xn--') ? shownName(label) : label);

function labelProblem(label: string, zone: ZoneName): NameProblem | null {
  if (label === '') return 'domains.name-missing';
  // It stands for no letters that may be shown, and would slip past every rule on them below.
  if (label.startsWith('xn--')) return 'domains.name-encoded';
  if (/^-|-$/.test(label) || label.slice(2, 4) === '--') return 'domains.name-hyphens';
  const alphabets = ALPHABETS[zone];
  if (!alphabets.some((alphabet) => alphabet.test(label))) {
    return scriptsIn(label) > 1 ? 'domains.name-scripts' : 'domains.name-characters';
  }
  if (label.length < MIN_LABEL) return 'domains.name-short';
  if (label.length > MAX_LABEL) return 'domains.name-long';
  return null;
}

function scriptsIn(label: string): number {
  const scripts = new Set<string>();
  for (const char of label) {
    if (/\p{Script=Latin}/u.test(char)) scripts.add('latin');
    else if (/\p{Script=Greek}/u.test(char)) scripts.add('greek');
    else if (/\p{Letter}/u.test(char)) scripts.add('other');
  }
  return scripts.size;
}

function encode(label: string): string | null {
  if (/^[a-z0-9-]+$/.test(label)) return label;
  try {
    // The zone only keeps the parser from reading the label as a number.
    return new URL(`http://${label}.it`).hostname.slice(0, -'.it'.length);
  } catch {
    return null;
  }
}
