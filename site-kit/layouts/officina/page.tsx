import type { Layout, PageProps } from '../contract.ts';
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
import { estimate } from './estimate.ts';
import { Reviews } from './reviews.tsx';
import { Story } from './story.tsx';

/** The order of a work order: what it costs, when to come, the whole list, the work done, the word of others, where. */
export function Page({ doc, r }: PageProps) {
  const draw = { doc, r };
  const { first, others } = estimate(doc);
  return (
    <>
      <Header {...draw} />
      <Main {...draw}>
        <Hero {...draw} first={first} />
        {inOrder(doc, [
          <Hours key="hours" {...draw} />,
          ...others.map((list) => <List key={list.id} {...draw} list={list} />),
          <Events key="events" {...draw} />,
          <Gallery key="gallery" {...draw} />,
          <Reviews key="reviews" {...draw} />,
          <Story key="about" {...draw} />,
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
