import type { SiteDocument, Text } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Characters that are wider than any screen in the size of the band. */
const WIDER_THAN_SCREENS = 130;
/** A band of few words that come round and round is a stutter. */
const FEWEST = 3;

interface Band {
  words: Text[];
  target: string;
}

/** What is sold here, else what is on, else who and where; a click leads to it. */
function bandOf(doc: SiteDocument): Band | null {
  const list = find(doc, 'list');
  const names = list?.groups.flatMap(({ items }) => items.map(({ name }) => name)) ?? [];
  if (list && names.length >= FEWEST) return { words: names.slice(0, 12), target: list.id };
  const events = find(doc, 'events');
  if (events && events.items.length >= FEWEST)
    return { words: events.items.map(({ name }) => name), target: events.id };
  const contact = find(doc, 'contact');
  const said = doc.name.value.toLocaleLowerCase(doc.lang);
  const more = [doc.category, doc.city].filter((word) => word !== null);
  const words = [doc.name, ...more.filter(({ value }) => !said.includes(value.toLocaleLowerCase(doc.lang)))];
  return contact ? { words, target: contact.id } : null;
}

/** The black band. It moves only for people who allow motion, and stands still under the pointer and the focus. */
export function Ticker({ doc, r }: PageProps) {
  const band = bandOf(doc);
  if (!band) return null;
  const length = band.words.reduce((sum, { value }) => sum + value.length + 3, 0);
  const copies = Math.ceil(WIDER_THAN_SCREENS / length);
  const round = Array.from({ length: copies * 2 }, (_, copy) => copy);
  return (
    <a className="ticker" href={`#${band.target}`}>
      <span className="track">
        {round.map((copy) => (
          <span key={copy} aria-hidden={copy > 0 || undefined}>
            {band.words.map((word) => (
              <span key={word.value} className="word">
                {r.t(word)}{' '}
              </span>
            ))}
          </span>
        ))}
      </span>
    </a>
  );
}
