import { domainToASCII } from 'node:url';
import { shownName } from '../../../site-kit/shown-name.ts';

/** Of the part before the @, without quotes: what every server writes as it stands. */
const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;
const ASCII = /^[!-~]+$/;
const LONGEST = 254;

/** The address as it is kept, its domain in ASCII and lower case; null for what is none, or none that our server can write to. */
export function readTarget(typed: string): string | null {
  const text = typed.trim();
  // The URL parser would leave line breaks out, and find another name.
  if (/\s/.test(text)) return null;
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), domainToASCII(text.slice(at + 1))];
  if (at < 1 || !domain.includes('.') || !LOCAL.test(local) || !ASCII.test(local)) return null;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null;
  const address = `${local}@${domain}`;
  return address.length <= LONGEST ? address : null;
}

/** As people write it. */
export function shownTarget(target: string): string {
  const at = target.lastIndexOf('@');
  return `${target.slice(0, at)}@${shownName(target.slice(at + 1))}`;
}
