import type { Layout, PageProps } from '../contract.ts';
import { findAll } from '../parts/find.ts';
import { inOrder } from '../parts/in-order.ts';
import { Main } from '../parts/main.tsx';
import { Contact } from './contact.tsx';
import { Events } from './events.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hero } from './hero.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { News } from './news.tsx';
import { Reviews } from './reviews.tsx';
import { Story } from './story.tsx';
import { Works } from './works.tsx';

/** The order of an exhibition: the picture at the door, the works, a short text, what is offered, how to write. */
export function Page({ doc, r }: PageProps) {
  const draw = { doc, r };
  return (
    <>
      <Header {...draw} />
      <Main {...draw}>
        <Hero {...draw} />
        {inOrder(doc, [
          <Works key="gallery" {...draw} />,
          <Story key="about" {...draw} />,
          ...findAll(doc, 'list').map((list) => <List key={list.id} {...draw} list={list} />),
          <Events key="events" {...draw} />,
          <News key="news" {...draw} />,
          <Reviews key="reviews" {...draw} />,
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
