import type { ReactElement } from 'react';
import type { Layout, PageProps } from '../contract.ts';
import { find, findAll } from '../parts/find.ts';
import { inOrder } from '../parts/in-order.ts';
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

type Parts = readonly ReactElement[];

/** The first ground: what grows here and who grows it; on a page that begins with neither, whatever it begins with. */
function grounds(parts: Parts, isOffer: (part: ReactElement) => boolean): [first: Parts, rest: Parts] {
  const other = parts.findIndex((part) => !isOffer(part));
  const first = parts.slice(0, other === -1 ? parts.length : Math.max(other, 1));
  return [first, parts.slice(first.length)];
}

/** Hero, then sheets of ground laid over one another: the offer, the garden, the gate. */
export function Page({ doc, r }: PageProps) {
  const draw = { doc, r };
  const bouquet = bouquetOf(doc);
  const lists = findAll(doc, 'list');
  const drawn = [
    ...lists.map((list, index) => (
      <List key={list.id} r={r} list={list} circles={index === 0 ? bouquet.circles : []} />
    )),
    <Story key="about" {...draw} />,
    <Gallery key="gallery" {...draw} bouquet={bouquet} />,
    <Hours key="hours" {...draw} />,
    <Events key="events" {...draw} />,
    <News key="news" {...draw} />,
    <Reviews key="reviews" {...draw} />,
  ];
  const present = drawn.filter(({ key }) => doc.sections.some(({ id, type }) => key === id || key === type));
  const offers = new Set<string | null>(['about', ...lists.map(({ id }) => id)]);
  const [first, rest] = grounds(inOrder(doc, present), ({ key }) => offers.has(key));
  return (
    <>
      <Header {...draw} />
      <Main {...draw}>
        <Hero {...draw} bouquet={bouquet} />
        {first.length > 0 && <div className="sheet tint">{first}</div>}
        {rest.length > 0 && <div className="sheet">{rest}</div>}
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
