/** Builds the helpers `r` that a layout draws with. */
import { Fragment, type ReactNode } from 'react';
import { WORDS } from '../copy/words.ts';
import { translationOf, type Photo, type SiteDocument, type Text } from '../document.ts';
import type { Kit, Layout, PhotoOptions } from '../layouts/contract.ts';
import { Badge } from './badge.tsx';
import { ICONS } from './icons.ts';
import type { IconName } from './icons.ts';
import { isOwnPage, pagePath, photoWidths, ROOM_PAGES } from './options.ts';
import type { PhotoFormat, RenderOptions, SitePage } from './options.ts';

/** http too: the business's own older website may have nothing better. */
const SAFE = /^(?:https?:\/\/|tel:|mailto:|#)/i;
export const safeHref = (value: string): string | undefined => (SAFE.test(value) ? value : undefined);
/** Address of a page of a room, or of one below it, named as it is in the main language: "/shop", "/shop/red-roses". */
function roomAddress(value: string, doc: SiteDocument, options: RenderOptions): string | undefined {
  const room = ROOM_PAGES.find((page) => `${value}/`.startsWith(`${pagePath({}, page)}/`));
  return room && pagePath(options, room, translationOf(doc)) + value.slice(pagePath({}, room).length);
}

export const photoClass = (id: string): string => `p-${id.slice(0, 8)}`;

export function srcSet(photo: Photo, format: PhotoFormat, options: RenderOptions): string {
  return photoWidths(photo)
    .map((width) => `${options.photoUrl(photo.id, width, format)} ${width}w`)
    .join(', ');
}

/**
 * Share of a dense phone's pixels that is asked for: the rest nobody sees, and the first picture comes sooner. With a hair more,
 * a landscape in tavola's arch would need 805 pixels on Lighthouse's phone, and 1200 be fetched.
 */
const DENSE = { media: '(max-width:719px) and (min-resolution:1.5dppx)', share: 0.65 };

/** Widths of boxes become widths of the photo that fills them: a landscape in an upright box is wider than the box. */
function photoSizes(photo: Photo, { sizes, ratio, phoneRatio = ratio }: PhotoOptions): string {
  const excessOf = (box: number | undefined) =>
    box === undefined || photo.whole ? 1 : Math.max(1, photo.width / photo.height / box);
  const [excess, excessOnPhone] = [excessOf(ratio), excessOf(phoneRatio)];
  const times = (length: string, factor: number) => (factor === 1 ? length : `calc(${length} * ${factor.toFixed(2)})`);
  // Commas inside max() and min() do not separate.
  const parts = sizes.split(/,(?![^(]*\))/).map((part) => /^(\(.*\) )?(.+)$/.exec(part.trim()));
  const whole = parts.map(
    (part, at) => (part?.[1] ?? '') + times(part?.[2] ?? '', at === parts.length - 1 ? excessOnPhone : excess),
  );
  const phone = parts.at(-1)?.[2];
  const thrifty = phone && !sizes.includes('min-resolution');
  return [...(thrifty ? [`${DENSE.media} ${times(phone, excessOnPhone * DENSE.share)}`] : []), ...whole].join(', ');
}

interface PictureProps {
  photo: Photo;
  options: RenderOptions;
  wanted: PhotoOptions;
  /** Set where somebody edits (edit/anchored-kit.tsx). */
  slot?: string;
}

function Picture({ photo, options, wanted, slot }: PictureProps) {
  const widths = photoWidths(photo);
  const middle = widths.findLast((width) => width <= 800) ?? widths[0] ?? photo.width;
  const { priority = false, className = '', decorative = false, id } = wanted;
  const sizes = photoSizes(photo, wanted);
  const foreign = photo.alt.lang;
  return (
    <picture className={`ph ${photo.whole ? 'whole ' : ''}${photoClass(photo.id)} ${className}`.trim()} data-e={slot}>
      <source type="image/avif" srcSet={srcSet(photo, 'avif', options)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(photo, 'webp', options)} sizes={sizes} />
      <img
        id={id}
        src={options.photoUrl(photo.id, middle, 'webp')}
        alt={decorative ? '' : photo.alt.value}
        lang={decorative ? undefined : foreign}
        width={photo.width}
        height={photo.height}
        decoding={priority ? undefined : 'async'}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A whole text, or one after its word: "Booking: ciao@example.it". */
const MAIL = /^(?:[^@]{1,40}: )?[^\s@]+@[^\s@]+$/;

/** A line that is too short for a mail address ends before its @, or before a point of what stands in front of it. */
function breakable(value: string): ReactNode {
  const at = MAIL.test(value) ? value.lastIndexOf('@') : -1;
  if (at < 0) return value;
  const [first, ...others] = value.slice(0, at).split(/(?=\.)/);
  return (
    <span>
      {first}
      {[...others, value.slice(at)].map((piece) => (
        <Fragment key={piece}>
          <wbr />
          {piece}
        </Fragment>
      ))}
    </span>
  );
}

/** Marked where it speaks another language; set apart where letters run the other way, so that they turn nothing round them. */
function printed({ value, lang }: Text, siteLang: string) {
  const foreign = lang === siteLang ? undefined : lang;
  if (RIGHT_TO_LEFT.test(value)) {
    return (
      <bdi dir="auto" lang={foreign}>
        {value}
      </bdi>
    );
  }
  const drawn = breakable(value);
  return foreign ? <span lang={foreign}>{drawn}</span> : drawn;
}

function Icon({ path }: { path: string }) {
  return (
    <svg className="i" viewBox="0 0 256 256" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** What drawing the body tells the head. */
export interface Drawn {
  /** The photo that is seen first, which is preloaded. */
  first: { photo: Photo; sizes: string } | null;
  /** Ids of the photos that are shown. */
  photos: Set<string>;
  /** Id of what follows the hero. */
  afterHero: string | null;
}
export const nothingDrawn = (): Drawn => ({ first: null, photos: new Set(), afterHero: null });

/** `drawn` is filled while the layout draws. */
export function createKit(
  doc: SiteDocument,
  layout: Layout,
  { options, page, drawn }: { options: RenderOptions; page: SitePage; drawn: Drawn },
): Kit {
  return {
    mode: options.mode,
    year: options.now.getUTCFullYear(),
    t(text: Text) {
      const href = text.href === undefined ? undefined : roomAddress(text.href, doc, options);
      const words = printed(text, doc.lang);
      if (href === undefined) return words;
      return (
        <a className="leads" href={href}>
          {words}
        </a>
      );
    },
    split: (_text, words) => words,
    photo(id, wanted) {
      const photo = id ? doc.photos[id] : undefined;
      if (!photo) return null;
      drawn.photos.add(photo.id);
      if (wanted.priority) drawn.first ??= { photo, sizes: photoSizes(photo, wanted) };
      return <Picture photo={photo} options={options} wanted={wanted} />;
    },
    photoClass(id) {
      drawn.photos.add(id);
      return photoClass(id);
    },
    icon: (name: IconName) => <Icon path={ICONS[layout.icons][name]} />,
    word: (key, n) => (doc.words[key] ?? WORDS[key][doc.lang]).replace('{n}', String(n ?? '')),
    href(value) {
      return roomAddress(value, doc, options) ?? safeHref(value);
    },
    page: (other) => pagePath(options, other, translationOf(doc)),
    current: isOwnPage(page) ? page : null,
    badge: options.mode === 'free' ? <Badge lang={doc.lang} href={options.badgeUrl} /> : null,
  };
}
