import type { Ctx } from '../../platform/ctx.ts';
import { describeError } from '../../platform/describe-error.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import { isNewsTicked, newsTickText } from '../../site-kit/forms/news-tick.tsx';
import type { Lang } from '../../site-kit/names.ts';
import { pathOfAct, type SiteAct } from './site-acts.ts';

interface NewsAsked {
  siteId: string;
  mail: string;
  lang: Lang;
  /** What is kept as the proof: the words at the box, the page, the network. */
  shown: { text: string; page: string; network: string };
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Somebody who books or orders ticked the box for letters. Nothing is sent to them but the question whether they mean it; what cannot be asked now is let be. */
    newsAsked: (ctx: Ctx, asked: NewsAsked) => Promise<void>;
  }
}

/** After an act of another room was carried out, which stands whatever becomes of this: asks for letters, too, where its form says so. Never throws. */
export async function askForNews(
  ctx: Ctx,
  { act, doc, mail }: { act: SiteAct; doc: SiteDocument; mail: string },
): Promise<void> {
  if (mail === '' || !isNewsTicked(doc, act.form)) return;
  const { siteId, network } = act;
  const shown = { text: newsTickText(doc), page: pathOfAct(act), network };
  for (const ask of ctx.contributed('newsAsked'))
    try {
      await ask(ctx, { siteId, mail, lang: doc.lang, shown });
    } catch (error) {
      ctx.log.error(
        { siteId, error: describeError(error) },
        'who wants letters beside an order or a booking was not asked',
      );
    }
}
