import type { PageProps, Layout } from '../contract.ts';
import { findAll } from '../parts/find.ts';
import { inOrder } from '../parts/in-order.ts';
import { Main } from '../parts/main.tsx';
import { Contact } from './contact.tsx';
import { Events, News } from './dated.tsx';
import { Footer } from './footer.tsx';
import { Gallery } from './gallery.tsx';
import { Header } from './header.tsx';
import { Hero } from './hero.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { Reviews } from './reviews.tsx';
import { Story } from './story.tsx';

/** The order of a printed menu: who, when, the story, the dishes, the room, the voices, the dates, the door. */
export function Page({ doc, r }: PageProps) {
  const draw = { doc, r };
  return (
    <>
      <Header {...draw} />
      <Main {...draw}>
        <Hero {...draw} />
        {inOrder(doc, [
          <Hours key="hours" {...draw} />,
          <Story key="about" {...draw} />,
          ...findAll(doc, 'list').map((list) => <List key={list.id} {...draw} list={list} />),
          <Gallery key="gallery" {...draw} />,
          <Reviews key="reviews" {...draw} />,
          <Events key="events" {...draw} />,
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
    <main id="main" className="wrap plain">
      {children}
    </main>
    <Footer doc={doc} r={r} />
  </>
);
