import { createHash, randomBytes } from 'node:crypto';
import { GraphError } from './graph-error.ts';
import type { Person } from './people.ts';

const CODE_MS = 10 * 60 * 1000;
/** A short-lived user token. */
const TOKEN_S = 2 * 3600;
/** A long-lived one. */
const LONG_TOKEN_S = 60 * 24 * 3600;

/** What a person answered to the dialog. */
export interface Consent {
  scopes: string[];
  refused: string[];
}
interface Token extends Consent {
  person: Person;
  expiresAt: number;
}

interface Code extends Consent {
  person: Person;
  redirectUri: string;
  expiresAt: number;
  used: boolean;
}

/** Codes and user tokens, for as long as the process lives. */
export function createLogins(now: () => Date) {
  const codes = new Map<string, Code>();
  const tokens = new Map<string, Token>();
  function issue(given: Consent & { person: Person }, seconds: number) {
    const token = `EAA${randomBytes(60).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
    tokens.set(token, { ...given, expiresAt: now().getTime() + seconds * 1000 });
    return { access_token: token, token_type: 'bearer', expires_in: seconds };
  }
  function find(token: string): Token {
    const known = tokens.get(token);
    const refused = (message: string, subcode: number) => new GraphError(190, message, { status: 401, subcode });
    if (!known) throw refused('Invalid OAuth access token - Cannot parse access token', 467);
    if (known.expiresAt <= now().getTime()) throw refused('Error validating access token: Session has expired.', 463);
    if (known.person.fault === 'list-refused')
      throw refused('Error validating access token: The user has not authorized application.', 458);
    return known;
  }
  return {
    codeFor(person: Person, redirectUri: string, consent: Consent): string {
      const code = `AQ${randomBytes(48).toString('base64url')}`;
      const lives = person.fault === 'code-expired' ? 0 : CODE_MS;
      codes.set(code, { ...consent, person, redirectUri, expiresAt: now().getTime() + lives, used: false });
      return code;
    },
    exchange(code: string, redirectUri: string) {
      const known = codes.get(code);
      if (!known) throw new GraphError(100, 'Invalid verification code format.');
      if (known.used) throw new GraphError(100, 'This authorization code has been used.', { subcode: 36009 });
      if (known.expiresAt <= now().getTime())
        throw new GraphError(100, 'This authorization code has expired.', { subcode: 36007 });
      if (known.redirectUri !== redirectUri)
        throw new GraphError(
          100,
          'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
          { subcode: 36008 },
        );
      known.used = true;
      return issue(known, TOKEN_S);
    },
    /** The same person's token for sixty days. */
    prolong: (token: string) => issue(find(token), LONG_TOKEN_S),
    personOf: (token: string): Person => find(token).person,
    /** `user`: what the network calls them for this app. */
    userOf(token: string) {
      const { person, scopes, refused } = find(token);
      return {
        user: BigInt(`0x${createHash('sha256').update(person.id).digest('hex').slice(0, 13)}`).toString(),
        scopes,
        refused,
      };
    },
  };
}

export type Logins = ReturnType<typeof createLogins>;
