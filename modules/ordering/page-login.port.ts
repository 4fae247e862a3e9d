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
  /** Whether the network itself signed this request to forget a person who has removed the app. */
  isGenuineRemoval(signedRequest: string): boolean;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    /** Null where no app of the network's is configured for it. */
    pageLogin: PageLogin | null;
  }
}
