import type { Layout, PageProps } from '../contract.ts';
import { find, findAll } from '../parts/find.ts';
import { inOrder } from '../parts/in-order.ts';
import { Main } from '../parts/main.tsx';
import { Contact } from './contact.tsx';
import { Facts } from './facts.tsx';
import { Footer } from './footer.tsx';
import { Gallery } from './gallery.tsx';
import { Header } from './header.tsx';
import { Hero } from './hero.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { News } from './news.tsx';
import { Programme } from './programme.tsx';
import { Reviews } from './reviews.tsx';
import { Story } from './story.tsx';

/** The order of an evening: the door, tonight, what is on, who we are, the card, the room, the voices, the way. */
export function Page({ doc, r }: PageProps) {
  const draw = { doc, r };
  return (
    <>
      <Header {...draw} over={find(doc, 'hero')?.photo ?? null} />
      <Main {...draw}>
        <Hero {...draw} />
        <Facts {...draw} />
        {inOrder(doc, [
          <Programme key="events" {...draw} />,
          <Story key="about" {...draw} />,
          ...findAll(doc, 'list').map((list) => <List key={list.id} {...draw} list={list} />),
          <Gallery key="gallery" {...draw} />,
          <Reviews key="reviews" {...draw} />,
          <News key="news" {...draw} />,
          <Hours key="hours" {...draw} />,
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
