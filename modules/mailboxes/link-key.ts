import { randomBytes } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from './box-secret.ts';

/** 256 bits in base64url. */
const KEY = /^[\w-]{43}$/;

/** The key of a link that is mailed; only its hash is kept. */
export const newLinkKey = (): string => randomBytes(32).toString('base64url');

/** A link opens nothing, or nothing any more: the same for every text that is none. */
export const linkEnded = () => new AppError('mailboxes.link-ended', { status: 410 });

/** Under which a link is kept. Throws 'mailboxes.link-ended' (410) for what is no key. */
export function hashOfLink(key: string): string {
  if (!KEY.test(key)) throw linkEnded();
  return sha256(key);
}
