import type { Layout, PageProps } from '../contract.ts';
import { findAll } from '../parts/find.ts';
import { inOrder } from '../parts/in-order.ts';
import { Main } from '../parts/main.tsx';
import { Contact } from './contact.tsx';
import { Events } from './events.tsx';
import { Footer } from './footer.tsx';
import { Gallery } from './gallery.tsx';
import { Header } from './header.tsx';
import { Hero } from './hero.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { mosaicOf } from './mosaic.ts';
import { News } from './news.tsx';
import { Reviews } from './reviews.tsx';
import { Story } from './story.tsx';

/** The order of a counter: what lies on it, what it costs, what is new, the room, who serves, when, the voices, the door. */
export function Page({ doc, r }: PageProps) {
  const draw = { doc, r };
  const mosaic = mosaicOf(doc);
  return (
    <>
      <Header {...draw} />
      <Main {...draw}>
        <Hero {...draw} mosaic={mosaic} />
        {inOrder(doc, [
          ...findAll(doc, 'list').map((list) => <List key={list.id} {...draw} list={list} />),
          <Events key="events" {...draw} />,
          <News key="news" {...draw} mosaic={mosaic} />,
          <Gallery key="gallery" {...draw} mosaic={mosaic} />,
          <Story key="about" {...draw} />,
          <Hours key="hours" {...draw} />,
          <Reviews key="reviews" {...draw} />,
        ])}
        <Contact {...draw} />
      </Main>
      <Footer {...draw} />
    </>
  );
}

export const Plain: Layout['Plain'] = ({ doc, r, children }) => (
  <>
    <Header doc={doc} r={r} />
    <main id="main" className="plain">
      {children}
    </main>
    <Footer doc={doc} r={r} />
  </>
);
