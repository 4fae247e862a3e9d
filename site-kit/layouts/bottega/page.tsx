import type { Layout, PageProps } from '../contract.ts';
import { findAll } from '../parts/find.ts';
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
        {findAll(doc, 'list').map((list) => (
          <List key={list.id} {...draw} list={list} />
        ))}
        <Events {...draw} />
        <News {...draw} mosaic={mosaic} />
        <Gallery {...draw} mosaic={mosaic} />
        <Story {...draw} />
        <Hours {...draw} />
        <Reviews {...draw} />
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
