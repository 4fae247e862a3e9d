import type { NoticeKind } from './notices.rules.ts';

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Links by which an owner answers a mail about their page, each bound to one answer; null where there is nothing to answer. */
    noticeAnswers: (
      ctx: TxCtx,
      about: { siteId: string; kind: NoticeKind },
    ) => Promise<{ take: string; adopt: string } | null>;
  }
  interface DomainEvents {
    /** The owner of a site must hear of something about their page; `until`: a day that matters, of what has one. */
    'sync.notice-due': { siteId: string; orderId: string; kind: NoticeKind; occasion: string; until: Date | null };
  }
}
