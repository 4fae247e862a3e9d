import type { Layout, PageProps } from '../contract.ts';
import { find, findAll } from '../parts/find.ts';
import { inOrder } from '../parts/in-order.ts';
import { Main } from '../parts/main.tsx';
import { Contact } from './contact.tsx';
import { Events } from './events.tsx';
import { Facts } from './facts.tsx';
import { Footer } from './footer.tsx';
import { Gallery } from './gallery.tsx';
import { Header } from './header.tsx';
import { Hero } from './hero.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { News } from './news.tsx';
import { heroShape } from '../parts/hero-photos.ts';
import { sharePictures, viewOf } from './pictures.ts';
import { Reviews } from './reviews.tsx';
import { Story } from './story.tsx';

/** A longer greeting tires in the size of a title. */
const BREATH = 110;

/** The order of a journey: the view, the facts, the house, its rooms, pictures, voices, dates, how to get there. */
export function Page({ doc, r }: PageProps) {
  const draw = { doc, r };
  const hero = find(doc, 'hero');
  const pictures = sharePictures(doc);
  const isQuay = hero !== undefined && heroShape(doc, hero) === 'tall' && viewOf(doc).length === 1;
  return (
    <>
      <Header {...draw} over={isQuay ? undefined : (hero?.photo ?? null)} />
      <Main {...draw}>
        <Hero {...draw} />
        <Facts {...draw} />
        {hero?.lede && (
          <p className={hero.lede.value.length <= BREATH ? 'welcome brief wrap' : 'welcome wrap'}>{r.t(hero.lede)}</p>
        )}
        {inOrder(doc, [
          <Story key="about" {...draw} picture={pictures.story} />,
          ...findAll(doc, 'list').map((list, index) => (
            <List key={list.id} {...draw} list={list} picture={index === 0 ? pictures.list : null} />
          )),
          <Gallery key="gallery" {...draw} photos={pictures.gallery} />,
          <Reviews key="reviews" {...draw} />,
          <Events key="events" {...draw} picture={pictures.events} />,
          <News key="news" {...draw} />,
          <Hours key="hours" {...draw} />,
        ])}
        <Contact {...draw} picture={pictures.contact} />
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
