import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphError } from './graph-error.ts';

/** Why a token works no more, with the vendor's subcode of error 190. */
export const TOKEN_ENDS = { removed: 458, password: 460, expired: 463, rights: 492 } as const;
export type TokenEnd = keyof typeof TOKEN_ENDS;
const WORDS: Record<TokenEnd, string> = {
  removed: 'The user has not authorized application.',
  password:
    'The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
  expired: 'Session has expired on Monday, 05-Oct-26 09:00:00 PDT.',
  rights: 'Session has been invalidated because the user is not an admin of the page any more.',
};

interface PageToken {
  pageId: string;
  /** The person's name for this app. */
  user: string;
  scopes: string[];
  end: TokenEnd | null;
}
interface Kept {
  tokens: Record<string, PageToken>;
  /** Page → fields of which the app hears. */
  subscribed: Record<string, string[]>;
}

/** Page tokens and subscriptions; with `dataDir` they survive a restart, as the vendor's do. */
export function createGrants(dataDir?: string) {
  const file = dataDir === undefined ? null : join(dataDir, 'social-grants.json');
  const kept: Kept =
    file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : { tokens: {}, subscribed: {} };
  const write = () => {
    if (!file || dataDir === undefined) return;
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(kept), { mode: 0o600 });
  };
  const endWhere = (test: (token: PageToken) => boolean, end: TokenEnd): number => {
    const ended = Object.values(kept.tokens).filter((token) => token.end === null && test(token));
    for (const token of ended) {
      token.end = end;
      delete kept.subscribed[token.pageId];
    }
    write();
    return ended.length;
  };
  return {
    issue(pageId: string, user: string, scopes: string[]): string {
      const known = Object.entries(kept.tokens).find(
        ([, token]) => token.pageId === pageId && token.user === user && token.end === null,
      );
      if (known) return known[0];
      const token = `EAAP${randomBytes(60).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
      kept.tokens[token] = { pageId, user, scopes, end: null };
      write();
      return token;
    },
    /** Null for no token of a page. Throws 190 for one that has ended. */
    find(token: string): PageToken | null {
      const known = kept.tokens[token];
      if (!known) return null;
      if (known.end)
        throw new GraphError(190, `Error validating access token: ${WORDS[known.end]}`, {
          status: 401,
          subcode: TOKEN_ENDS[known.end],
        });
      return known;
    },
    subscribe(pageId: string, fields: string[]) {
      kept.subscribed[pageId] = fields;
      write();
    },
    unsubscribe(pageId: string) {
      delete kept.subscribed[pageId];
      write();
    },
    isSubscribed: (pageId: string, field: string) => kept.subscribed[pageId]?.includes(field) === true,
    endOfPage: (pageId: string, end: TokenEnd) => endWhere((token) => token.pageId === pageId, end),
    endOfPerson: (user: string, end: TokenEnd) => endWhere((token) => token.user === user, end),
    personOf: (pageId: string) => Object.values(kept.tokens).findLast((token) => token.pageId === pageId)?.user,
    state: () => ({
      tokens: Object.values(kept.tokens).map(({ pageId, user, scopes, end }) => ({ pageId, user, scopes, end })),
      subscribed: kept.subscribed,
    }),
  };
}

export type Grants = ReturnType<typeof createGrants>;
