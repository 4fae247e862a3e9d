/** Inside of a page that the owner adds: its title and its blocks, between the layout's own header and footer. */
import { Fragment, type ReactNode } from 'react';
import type { OwnBlock, OwnPage, PageLine, SiteDocument } from '../document.ts';
import type { Kit, Layout } from '../layouts/contract.ts';
import { Lightbox, opensPhoto } from '../layouts/parts/lightbox.tsx';
import { MapOnRequest } from '../layouts/parts/map-on-request.tsx';
import { ownPageName } from './options.ts';

type Of<T extends OwnBlock['type']> = Extract<OwnBlock, { type: T }>;
interface Drawing {
  doc: SiteDocument;
  r: Kit;
  layout: Layout;
  /** Photos that open at full size, in the order of the page. */
  photos: readonly string[];
}

const WIDE = '(min-width:960px) 900px, 92vw';
const TILE = '(min-width:720px) 400px, 46vw';

export function OwnPageText({ page, doc, r, layout }: { page: OwnPage; doc: SiteDocument; r: Kit; layout: Layout }) {
  const { Header, Footer } = layout.parts;
  const photos = [...new Set(page.blocks.flatMap((block) => (block.type === 'gallery' ? block.photos : [])))];
  return (
    <>
      <Header doc={doc} r={r} />
      <main id="main" className="own">
        <section className="own-b own-head">
          <h1>{r.t(page.title)}</h1>
        </section>
        {page.blocks.map((block) => (
          <Fragment key={block.id}>{drawn(block, { doc, r, layout, photos })}</Fragment>
        ))}
        <Lightbox r={r} photos={[...photos]} />
      </main>
      <Footer doc={doc} r={r} />
    </>
  );
}

function drawn(block: OwnBlock, drawing: Drawing): ReactNode {
  const { doc, r, layout } = drawing;
  const { List, Hours } = layout.parts;
  switch (block.type) {
    case 'text':
      return <section className="own-b own-text">{block.nodes.map((node, at) => nodeOf(node, at, r))}</section>;
    case 'photo':
      return (
        <section className="own-b own-photo">
          <figure>
            {r.photo(block.photo, { sizes: WIDE, ratio: 1.5 })}
            {block.caption && <figcaption>{r.t(block.caption)}</figcaption>}
          </figure>
        </section>
      );
    case 'gallery':
      return <Wall block={block} drawing={drawing} />;
    case 'prices':
      return <List doc={doc} r={r} list={block.list} />;
    case 'questions':
      return <Questions block={block} r={r} />;
    case 'button':
      return (
        <section className="own-b own-act">
          <a className="button" href={block.page === null ? r.href(block.href ?? '') : r.page(ownPageName(block.page))}>
            {r.t(block.label)}
          </a>
        </section>
      );
    case 'hours':
      return <Hours doc={doc} r={r} />;
    case 'map':
      return <MapOnRequest doc={doc} r={r} />;
    default:
      return <Download block={block} r={r} />;
  }
}

function nodeOf(node: Of<'text'>['nodes'][number], at: number, r: Kit): ReactNode {
  if (node.type === 'paragraph') return <p key={at}>{lineOf(node.content, r)}</p>;
  if (node.type === 'heading')
    return node.level === 2 ? <h2 key={at}>{lineOf(node.content, r)}</h2> : <h3 key={at}>{lineOf(node.content, r)}</h3>;
  const items = node.items.map((item, index) => <li key={index}>{lineOf(item, r)}</li>);
  return node.type === 'bullets' ? <ul key={at}>{items}</ul> : <ol key={at}>{items}</ol>;
}

/** A link of spaces alone could be named by nobody. */
const SEEN = /[^\s\p{Cc}\p{Cf}]/u;

/** Neighbours with one address are one link. */
function lineOf(line: PageLine, r: Kit): ReactNode[] {
  const runs: { href: string | undefined; spans: PageLine }[] = [];
  for (const span of line) {
    const last = runs.at(-1);
    if (last && last.href === span.href) last.spans.push(span);
    else runs.push({ href: span.href, spans: [span] });
  }
  return runs.map(({ href, spans }, at) => {
    const inside = spans.map(({ text, strong, em }, index) => {
      const said = em ? <em>{r.t(text)}</em> : r.t(text);
      return <Fragment key={index}>{strong ? <strong>{said}</strong> : said}</Fragment>;
    });
    const isSeen = spans.some(({ text }) => SEEN.test(text.value));
    const leads = href === undefined || !isSeen ? undefined : r.href(href);
    return leads ? (
      <a key={at} href={leads}>
        {inside}
      </a>
    ) : (
      <Fragment key={at}>{inside}</Fragment>
    );
  });
}

function Wall({ block: { title, photos }, drawing: { r, photos: all } }: { block: Of<'gallery'>; drawing: Drawing }) {
  return (
    <section className="own-b own-wall">
      {title && <h2>{r.t(title)}</h2>}
      <ul className={`of-${Math.min(photos.length, 3)}`}>
        {photos.map((id) => (
          <li key={id}>
            <button type="button" {...opensPhoto(all.indexOf(id))} title={r.word('gallery.open')}>
              {r.photo(id, { sizes: TILE, ratio: 1 })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ block: { title, items }, r }: { block: Of<'questions'>; r: Kit }) {
  return (
    <section className="own-b own-faq">
      {title && <h2>{r.t(title)}</h2>}
      {items.map(({ question, answer }, at) => (
        <details key={at}>
          <summary>
            <span>{r.t(question)}</span>
          </summary>
          <p>{r.t(answer)}</p>
        </details>
      ))}
    </section>
  );
}

const KILO = 1000;
function Download({ block: { label, path, bytes }, r }: { block: Of<'file'>; r: Kit }) {
  const kilobytes = Math.ceil(bytes / KILO);
  const size =
    kilobytes < KILO ? r.word('pages.kilobytes', kilobytes) : r.word('pages.megabytes', Math.ceil(kilobytes / KILO));
  return (
    <section className="own-b own-file">
      <a href={path} download>
        {r.icon('down')}
        <span>
          <b>{r.t(label)}</b> <small>{size}</small>
        </span>
      </a>
    </section>
  );
}
