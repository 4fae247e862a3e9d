/** The withdrawal function for whoever has lost the mail: number and address, and the link is mailed (directive 2023/2673). */
import { actPath, type SiteDocument } from '../document.ts';
import type { Lang } from '../names.ts';
import { DETAIL_LIMITS } from '../forms/read-details.ts';
import { WITHDRAW_PATH } from './withdraw-path.ts';
import { PAID_WORDS } from './paid-words.ts';

export const ASK_LIMITS = { number: 9, mail: DETAIL_LIMITS.mail } as const;

interface AskProps {
  doc: SiteDocument;
  number: string;
  mail: string;
  isWrong: boolean;
}
export function WithdrawAsk({ doc, number, mail, isWrong }: AskProps) {
  const words = PAID_WORDS[doc.lang];
  return (
    <>
      <h1>{words.askTitle}</h1>
      <p>{words.askText}</p>
      <form className="ask" action={actPath(doc, WITHDRAW_PATH)} method="post" noValidate>
        {isWrong && (
          <p className="ask-fault" role="alert">
            {words.askWrong}
          </p>
        )}
        <label className="ask-field">
          <b>{words.askNumber}</b>
          <input
            name="number"
            inputMode="numeric"
            autoComplete="off"
            maxLength={ASK_LIMITS.number}
            defaultValue={number}
            aria-invalid={isWrong || undefined}
          />
        </label>
        <label className="ask-field">
          <b>{words.askMail}</b>
          <input
            name="mail"
            type="email"
            autoComplete="email"
            maxLength={ASK_LIMITS.mail}
            defaultValue={mail}
            aria-invalid={isWrong || undefined}
          />
        </label>
        <button className="button" type="submit">
          {words.askSend}
        </button>
      </form>
    </>
  );
}

/** The same whether there is such an order or not. */
export const WithdrawAsked = ({ lang }: { lang: Lang }) => (
  <>
    <h1>{PAID_WORDS[lang].askedTitle}</h1>
    <p>{PAID_WORDS[lang].askedText}</p>
  </>
);
