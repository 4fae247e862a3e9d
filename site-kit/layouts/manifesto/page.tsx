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
import { News } from './news.tsx';
import { Reviews } from './reviews.tsx';
import { Story } from './story.tsx';
import { Ticker } from './ticker.tsx';

/** The order of a poster wall: the shout, when, how much, what is on, the pictures, who, the voices, the way. */
export function Page({ doc, r }: PageProps) {
  const draw = { doc, r };
  return (
    <>
      <Header {...draw} />
      <Main {...draw}>
        <Hero {...draw} />
        <Ticker {...draw} />
        {inOrder(doc, [
          <Hours key="hours" {...draw} />,
          ...findAll(doc, 'list').map((list) => <List key={list.id} {...draw} list={list} />),
          <Events key="events" {...draw} />,
          <Gallery key="gallery" {...draw} />,
          <Story key="about" {...draw} />,
          <Reviews key="reviews" {...draw} />,
          <News key="news" {...draw} />,
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
