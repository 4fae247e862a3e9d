import { actPath, roomPath } from '../../document.ts';
import type { PageProps } from '../contract.ts';

/** Where a visitor leaves an address to be written to. A form that works without a script; nothing where the owner asks for none. */
export function NewsAsk({ doc, r }: PageProps) {
  if (!doc.newsletter) return null;
  return (
    <section className="nl" id="newsletter" aria-labelledby="nl-title">
      <h2 id="nl-title">{r.word('newsletter.title')}</h2>
      <p>{r.word('newsletter.lead')}</p>
      <NewsFields doc={doc} r={r} from={roomPath(doc, '/')} />
    </section>
  );
}

/** The fields alone; `from`: the path of the page that they stand on, which the proof of the consent names. */
export function NewsFields({ doc, r, from, typed, told }: PageProps & { from: string; typed?: string; told?: string }) {
  return (
    <form className="nl-form" action={actPath(doc, '/news/join')} method="post" noValidate>
      <input type="hidden" name="from" value={from} />
      <input className="nl-hp" name="extra" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <label htmlFor="nl-mail">{r.word('newsletter.mail')}</label>
      <div className="nl-line">
        <input
          id="nl-mail"
          name="mail"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed}
          aria-invalid={told === undefined ? undefined : true}
          aria-describedby={told === undefined ? 'nl-consent' : `${told} nl-consent`}
        />
        <button className="button" type="submit">
          {r.word('newsletter.join')}
        </button>
      </div>
      <small id="nl-consent">
        {r.word('newsletter.consent')} <a href={r.page('privacy')}>{r.word('newsletter.privacy')}</a>
      </small>
    </form>
  );
}

export const NEWS_CSS =
  '.nl{display:grid;justify-items:center;gap:12px;margin:0;padding:56px 24px;background:var(--alt);color:var(--ink);text-align:center}' +
  '.nl h2{margin:0;font-size:clamp(24px,4vw,36px);line-height:1.15}' +
  '.nl p{max-width:52ch;margin:0}' +
  '.nl-form{display:grid;grid-template-columns:minmax(0,1fr);gap:8px;width:100%;max-width:520px;margin-top:8px;text-align:left}' +
  '.nl-form label{font-weight:var(--strong,600)}' +
  '.nl-line{display:flex;flex-wrap:wrap;gap:8px}' +
  '.nl-line input{flex:1 1 220px;min-width:0;min-height:52px;padding:10px 14px;border:1px solid var(--muted);border-radius:var(--ask-radius,6px);background:var(--surface);color:var(--ink);font:inherit;font-size:max(1em,16px)}' +
  '.nl-line input[aria-invalid]{border:2px solid var(--ink)}' +
  '.nl-line .button.button{flex:none;display:inline-flex;align-items:center;justify-content:center;min-height:52px;margin:0;padding:8px 24px}' +
  '.nl-form small{color:var(--muted);font-size:max(var(--s,14px),14px);line-height:1.5}' +
  '.nl-form small a{display:inline-flex;align-items:center;min-height:44px;padding-block:0;color:var(--link)}' +
  '.nl-hp{position:absolute;left:-9999px;width:1px;height:1px}' +
  '.l-bottega .nl{margin:calc(14px - var(--gap)/2) var(--side) calc(var(--gap)/2);border-radius:26px}' +
  '.l-galleria .nl-line .button{background:var(--ink);color:var(--bg)}' +
  '@media print{.nl{display:none}}';
