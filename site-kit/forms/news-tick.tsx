/** Beside an order or a booking: an empty box by which somebody asks for letters, too. What it says is the proof of having asked. */
import { WORDS } from '../copy/words.ts';
import type { SiteDocument } from '../document.ts';
import type { Fault } from './ask-field.tsx';

type Asks = Pick<SiteDocument, 'lang' | 'newsletter'>;
const FIELD = 'news';
const YES = '1';

/** Nothing where the site sends no letters. */
export function NewsTick({ doc, isTicked }: { doc: Asks; isTicked: boolean }) {
  if (!doc.newsletter) return null;
  return (
    <label className="ask-check">
      <input id="f-news" type="checkbox" name={FIELD} value={YES} defaultChecked={isTicked} />
      <span>{newsTickText(doc)}</span>
    </label>
  );
}

export const newsTickText = ({ lang }: Pick<Asks, 'lang'>): string => WORDS['newsletter.tick'][lang];
export const isNewsTicked = (doc: Asks, form: URLSearchParams): boolean =>
  doc.newsletter === true && form.get(FIELD) === YES;
/** The same as a field of a form that leads back to the box. */
export const newsTickField = (doc: Asks, form: URLSearchParams): Record<string, string> =>
  isNewsTicked(doc, form) ? { [FIELD]: YES } : {};
/** Letters go to an address. */
export const newsTickFaults = (doc: Asks, form: URLSearchParams): Fault[] =>
  isNewsTicked(doc, form) && (form.get('mail') ?? '').trim() === ''
    ? [{ field: 'mail', text: WORDS['newsletter.tick-mail'][doc.lang] }]
    : [];
