import { MAIL } from '../../../site-kit/forms/read-details.ts';
import { PAID_WORDS } from '../../../site-kit/shop/paid-words.ts';
import { ASK_LIMITS, WithdrawAsk, WithdrawAsked } from '../../../site-kit/shop/withdraw-ask.tsx';
import { roomPageAnswer, type SiteActAnswer } from '../../sites/index.server.ts';
import { sendOrderLink } from '../send-link.ts';
import type { Asked } from './asked.ts';

const NUMBER = /^\d{1,9}$/;

/** GET asks for number and address, POST mails the link: in every state of the shop, for the right is older than it. */
export async function answerWithdrawAsk({ ctx, shop, act }: Asked): Promise<SiteActAnswer> {
  const { document: doc, url: origin } = shop.site;
  const { lang } = doc;
  const words = PAID_WORDS[lang];
  const typed = (field: keyof typeof ASK_LIMITS) => (act.form.get(field) ?? '').trim().slice(0, ASK_LIMITS[field]);
  const [number, mail] = [typed('number'), typed('mail')];
  const isPosted = act.method === 'POST';
  const isWrong = isPosted && !(NUMBER.test(number) && MAIL.test(mail));
  if (!isPosted || isWrong)
    return roomPageAnswer(ctx, {
      page: 'shop',
      doc,
      origin,
      title: words.askTitle,
      status: isWrong ? 422 : 200,
      draw: () => <WithdrawAsk doc={doc} number={number} mail={mail} isWrong={isWrong} />,
    });
  await sendOrderLink(ctx, { siteId: act.siteId, number: Number(number), mail });
  return roomPageAnswer(ctx, {
    page: 'shop',
    doc,
    origin,
    title: words.askedTitle,
    draw: () => <WithdrawAsked lang={lang} />,
  });
}
