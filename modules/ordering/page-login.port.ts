import type { Ctx } from '../../platform/ctx.ts';
import type { Lang } from '../../site-kit/names.ts';

/** A person proves at the social network which pages are theirs; nothing of what the network says of them is kept. */
export interface PageLogin {
  /** Where the person is sent to agree. `state` comes back untouched with them, at `redirectUri`. */
  startUrl(state: string, redirectUri: string): string;
  /**
   * Ids of every page that the person has full control of. `code` works once and for minutes, and only with the `redirectUri` that it
   * was made for. Throws AppError 'ordering.social-ended' for a code that does not work, 'ordering.social-unavailable'
   * (503) when the network does not answer.
   */
  pagesOf(code: string, redirectUri: string): Promise<{ pageIds: string[] }>;
  /** The same, with a keyed hash of the person, by which they are counted and the network's request to forget them finds what is theirs. */
  ownerOf(code: string, redirectUri: string): Promise<{ pageIds: string[]; person: string }>;
  /** Hashes that a person who has removed the app may have got; null where the network did not sign this request to forget them. */
  personToErase(signedRequest: string): string[] | null;
}

/** What somebody may sign in for, beside what they have bought. */
export interface LoginPurpose {
  /** As it stands in the address that begins the login: small letters. */
  name: string;
  /** What the login may be about, at most 90 characters that a cookie can hold: `[\w.~-]`. */
  subject: Pick<RegExp, 'test'>;
  /**
   * What follows when the network has led the person back with a code. Returns where they go on, and the secret for the order cookie.
   * Throws AppError for what `failed` tells.
   */
  end: (
    ctx: Ctx,
    given: { subject: string; code: string; redirectUri: string; network: string; locale: Lang },
  ) => Promise<{ path: string; orderSession: string }>;
  /** Where the person is told why nothing came of it; null for an error that is nobody's answer. */
  failed: (subject: string, code: string) => string | null;
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    loginPurposes: readonly LoginPurpose[];
    /** A person has removed the app at the network: what this room keeps of them goes. `marks`: see PageLogin. */
    personRemoved: (ctx: Ctx, given: { marks: readonly string[] }) => Promise<void>;
  }
  interface Ports {
    /** Null where no app of the network's is configured for it. */
    pageLogin: PageLogin | null;
  }
}
