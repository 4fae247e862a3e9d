import type { Ctx } from '../../../platform/ctx.ts';
import { AskPage } from '../../../site-kit/newsletter/ask-page.tsx';
import { NEWS_WORDS } from '../../../site-kit/newsletter/words.ts';
import type { DrawParts, PartsAsked } from '../../sites/index.server.ts';
import { drawNews } from './draw.tsx';

/** The page where a visitor asks for letters; a file of the site, as its first page is, where the same form stands. */
export function newsPage(ctx: Ctx, { doc: { newsletter }, origin }: PartsAsked): Promise<DrawParts | null> {
  if (!newsletter) return Promise.resolve(null);
  return Promise.resolve((doc) => {
    const { title } = NEWS_WORDS[doc.lang];
    const html = drawNews(
      ctx,
      { document: doc, url: origin },
      { title, description: `${title} · ${doc.name.value}`, draw: (r) => <AskPage doc={doc} r={r} /> },
    );
    return [{ path: '/news', html, listed: true }];
  });
}
