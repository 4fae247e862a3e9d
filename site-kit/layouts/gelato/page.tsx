import type { ReactElement } from 'react';
import { ARRANGEMENTS } from '../../arrangement.ts';
import type { Layout, PageProps } from '../contract.ts';
import { find, findAll } from '../parts/find.ts';
import { sorted } from '../parts/in-order.ts';
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
import { flavours, Scoop } from './scoop.tsx';
import { Story } from './story.tsx';

function Lists({ doc, r }: PageProps) {
  return findAll(doc, 'list').map((list) => <List key={list.id} doc={doc} r={r} list={list} />);
}

type Draw = (props: PageProps) => ReactElement | ReactElement[] | null;

/** What lies on one layer together: what there is, when and who, how it looks, what people say. */
const LAYERS = ARRANGEMENTS.gelato.together;
const DRAWS: Record<(typeof LAYERS)[number][number], Draw> = {
  list: Lists,
  hours: Hours,
  about: Story,
  gallery: Gallery,
  events: Events,
  news: News,
  reviews: Reviews,
};

export function Page({ doc, r }: PageProps) {
  const present = LAYERS.map((layer) => layer.filter((type) => find(doc, type))).filter((layer) => layer.length > 0);
  const layers = sorted(doc, (layer) => layer, present);
  const tones = flavours(doc, layers.length);
  return (
    <>
      <Header doc={doc} r={r} />
      <Main doc={doc} r={r}>
        <Hero doc={doc} r={r} />
        {layers.map((layer, index) => (
          <Scoop key={layer[0]} flavour={tones[index] ?? 'second'} wave={index === 0}>
            {layer.map((type) => {
              const Draws = DRAWS[type];
              return <Draws key={type} doc={doc} r={r} />;
            })}
          </Scoop>
        ))}
        {find(doc, 'contact') && (
          <Scoop flavour="strong" wave>
            <Contact doc={doc} r={r} />
          </Scoop>
        )}
      </Main>
      <Footer doc={doc} r={r} />
    </>
  );
}

export const Plain: Layout['Plain'] = ({ doc, r, children }) => (
  <>
    <Header doc={doc} r={r} />
    <main id="main" className="plain wrap">
      <div className="sheet">{children}</div>
    </main>
    <Footer doc={doc} r={r} />
  </>
);
