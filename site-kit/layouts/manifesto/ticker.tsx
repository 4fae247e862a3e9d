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

/** What is on, else when, where and since when: what the first screen does not say. Else who and where; a click leads to it. */
function bandOf(doc: SiteDocument): Band | null {
  const events = find(doc, 'events');
  if (events && events.items.length >= FEWEST)
    return { words: events.items.map(({ name }) => name), target: events.id };
  const contact = find(doc, 'contact');
  const hours = find(doc, 'hours');
  const open = (hours?.rows ?? []).filter(({ shifts }) => shifts.some(({ value }) => /\d/u.test(value)));
  const facts = [
    ...open.slice(0, 2).flatMap(({ days, shifts }) => [days, ...shifts]),
    ...(contact?.address ?? []),
    ...(contact?.phone ? [contact.phone.label] : []),
    find(doc, 'about')?.since ?? null,
    find(doc, 'reviews')?.average?.label ?? null,
  ].filter((text) => text !== null);
  const said = facts.filter(({ value }, index) => facts.findIndex((one) => one.value === value) === index);
  if (contact && said.length >= FEWEST) return { words: said, target: contact.id };
  const name = doc.name.value.toLocaleLowerCase(doc.lang);
  const more = [doc.category, doc.city].filter((word) => word !== null);
  const words = [doc.name, ...more.filter(({ value }) => !name.includes(value.toLocaleLowerCase(doc.lang)))];
  return contact ? { words, target: contact.id } : null;
}

/** The black band. It moves for five seconds, and only for people who allow motion. */
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
