import type { Sealed } from '../../platform/seal.ts';

/** What connecting a page asks for (owner.md 6): its list, its posts and photos, its reviews, and news of them. */
export const CONNECT_SCOPES = [
  'pages_show_list',
  'pages_read_engagement',
  'pages_read_user_content',
  'pages_manage_metadata',
] as const;
export type ConnectScope = (typeof CONNECT_SCOPES)[number];
/** Without these there is nothing to keep; without the others posts or reviews stay unread. */
export const NEEDED_SCOPES: readonly ConnectScope[] = ['pages_show_list', 'pages_manage_metadata'];

/** A page that its owner has connected. */
export interface PageGrant {
  /** The page's own token, as the adapter seals it: it is opened nowhere else. */
  secret: Sealed;
  /** Keyed hash of the person who connected, by which the network's request to forget them finds the page. */
  person: string;
  /** What they allowed of what was asked for. */
  scopes: ConnectScope[];
}

/** What the network tells of a page. `key` is the same for every delivery of the same news. */
export interface PageEvent {
  pageId: string;
  key: string;
}

export interface PageConnections {
  /** Where the person is sent to agree. `state` comes back untouched with them, at `redirectUri`. */
  startUrl(state: string, redirectUri: string): string;
  /**
   * The grant of one page that the person has full control of. `code` works once. Throws AppError 'sync.connect-ended' (400) for a
   * code or consent that does not work, 'sync.connect-foreign' (403) without full control of this page, 'sync.connect-refused' (403)
   * where a needed scope was refused, 'sync.connect-unavailable' (503, retryable).
   */
  grantOf(given: { code: string; redirectUri: string; pageId: string }): Promise<PageGrant>;
  /** The network sends this page's news from now on. Safe twice. Throws 'sync.connect-ended' or 'sync.connect-unavailable'. */
  subscribe(pageId: string, secret: Sealed): Promise<void>;
  /**
   * No news any more, and the consent is taken back: `isLast` where this person has no other page connected here. Safe twice; a token
   * that has ended is nothing to revoke. Throws 'sync.connect-unavailable'.
   */
  revoke(pageId: string, secret: Sealed, options: { isLast: boolean }): Promise<void>;
  /** The text that proves to the network that its events go to us; null for somebody who does not know the word. */
  handshake(query: Readonly<Record<string, string>>): string | null;
  /** The events of a delivery. Null where the network did not sign these very bytes, or they are no delivery. */
  eventsOf(raw: Uint8Array, signature: string): PageEvent[] | null;
  /** Marks that the person of a signed request to forget may have got; null where the network did not sign it. */
  personToErase(signedRequest: string): string[] | null;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    /** Null where no app of the network's is configured for it. */
    pageConnections: PageConnections | null;
  }
}
