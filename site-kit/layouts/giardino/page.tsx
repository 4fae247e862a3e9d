import type { ReactElement } from 'react';
import type { Section } from '../../document.ts';
import type { Layout, PageProps } from '../contract.ts';
import { find, findAll } from '../parts/find.ts';
import { Main } from '../parts/main.tsx';
import { bouquetOf } from './bouquet.ts';
import { Contact } from './contact.tsx';
import { Events } from './events.tsx';
import { Footer } from './footer.tsx';
import { Gallery } from './gallery.tsx';
import { Header } from './header.tsx';
import { Hero } from './hero.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { News } from './news.tsx';
import { Reviews } from './reviews.tsx';
import { Story } from './story.tsx';

type Part = [type: Section['type'], drawn: ReactElement];

/** The first ground: what grows here and who grows it; on a page without either, whatever comes next. */
function grounds(parts: Part[]): [first: Part[], rest: Part[]] {
  const offers = parts.filter(([type]) => type === 'list' || type === 'about');
  const first = offers.length > 0 ? offers : parts.slice(0, 1);
  return [first, parts.filter((part) => !first.includes(part))];
}

/** Hero, then sheets of ground laid over one another: the offer, the garden, the gate. */
export function Page({ doc, r }: PageProps) {
  const draw = { doc, r };
  const bouquet = bouquetOf(doc);
  const drawn: Part[] = [
    ...findAll(doc, 'list').map((list, index): Part => [
      'list',
      <List key={list.id} r={r} list={list} circles={index === 0 ? bouquet.circles : []} />,
    ]),
    ['about', <Story key="about" {...draw} />],
    ['gallery', <Gallery key="gallery" {...draw} bouquet={bouquet} />],
    ['hours', <Hours key="hours" {...draw} />],
    ['events', <Events key="events" {...draw} />],
    ['news', <News key="news" {...draw} />],
    ['reviews', <Reviews key="reviews" {...draw} />],
  ];
  const present = drawn.filter(([type]) => doc.sections.some((section) => section.type === type));
  const [first, rest] = grounds(present);
  return (
    <>
      <Header {...draw} />
      <Main {...draw}>
        <Hero {...draw} bouquet={bouquet} />
        {first.length > 0 && <div className="sheet tint">{first.map(([, part]) => part)}</div>}
        {rest.length > 0 && <div className="sheet">{rest.map(([, part]) => part)}</div>}
        {find(doc, 'contact') && (
          <div className="sheet tint">
            <Contact {...draw} />
          </div>
        )}
      </Main>
      <Footer {...draw} />
    </>
  );
}

export const Plain: Layout['Plain'] = ({ doc, r, children }) => (
  <>
    <Header doc={doc} r={r} />
    <main id="main" className="plain">
      <div className="wrap">{children}</div>
    </main>
    <Footer doc={doc} r={r} />
  </>
);
