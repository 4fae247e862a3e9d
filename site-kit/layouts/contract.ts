/**
 * What a layout is. It owns composition and style; the kit `r` owns everything that must be right on every site:
 * photos, links, languages, icons. A layout therefore never writes an <img>, an href or a lang attribute by hand.
 */
import type { ReactElement, ReactNode } from 'react';
import type { WordKey } from '../copy/words.ts';
import type { LayoutName, SectionOf, SiteDocument, Text } from '../document.ts';
import type { FontName } from '../fonts/manifest.ts';
import type { IconName, IconWeight } from '../render/icons.ts';
import type { OwnPageName, SiteMode, SitePage } from '../render/page-names.ts';

export interface PhotoOptions {
  /** The `sizes` attribute: how wide the box is, from CSS. */
  sizes: string;
  /** Width / height of the box where it is narrowest; a wider photo then asks for the pixels that the crop hides. */
  ratio?: number;
  /** The same for the last of `sizes`, where the box of a phone has another shape. */
  phoneRatio?: number;
  /** Only the hero: not lazy, fetched first, preloaded. */
  priority?: boolean;
  /** Class of the <picture>; give it the box (aspect-ratio, radius), the image fills it round its focal point. */
  className?: string;
  /** The picture repeats what stands beside it: empty alt. */
  decorative?: boolean;
  /** id of the image, for what it gives its name to. */
  id?: string;
}

export interface Kit {
  mode: SiteMode;
  /** Calendar year of the rendering, for the footer. */
  year: number;
  /** A text of the document, with its language where it differs. The only way a layout prints a `Text`: `{r.t(x)}`. */
  t: (text: Text) => ReactNode;
  /** What a layout made of a text's value by its own means (cut in two, bound, set word by word); it stands for `t`. */
  split: (text: Text, drawn: ReactNode) => ReactNode;
  /** <picture> with AVIF and WebP; null when the document holds no such photo. */
  photo: (id: string | null, options: PhotoOptions) => ReactElement | null;
  /** Class that gives `--focal`, `--tone`, `--scrim`, `--scrim-lower` of a photo to any element. */
  photoClass: (id: string) => string;
  icon: (name: IconName) => ReactElement;
  /** A standard word in the site's language; `n` fills its {n}. The document may carry its own wording. */
  word: (key: WordKey, n?: number) => string;
  /** Second wall: the address if its scheme is https, http, tel, mailto or a fragment, otherwise undefined. */
  href: (value: string) => string | undefined;
  /** Address of another page of this site. */
  page: (page: SitePage) => string;
  /** The page that is drawn, where it is one of the owner's. */
  current: OwnPageName | null;
  /** "Made with Vetrina" on a free site, otherwise null. Every layout places it in its footer. */
  badge: ReactNode;
}

export interface PageProps {
  doc: SiteDocument;
  r: Kit;
}

export interface Layout {
  name: LayoutName;
  /** Families of fonts/manifest.ts. `italic: true` only if the layout sets display italics. */
  fonts: { display: FontName; body: FontName; italic: boolean };
  icons: IconWeight;
  /** Own rules after the shared ones; reads the custom properties that render/css.ts declares. */
  css: string;
  /** The whole home page: <header>, <Main> (parts/main.tsx), <footer>. */
  Page: (props: PageProps) => ReactElement;
  /** Parts of the home page that pages of the owner's are drawn with, so that they speak in its voice. */
  parts: {
    Header: (props: PageProps) => ReactElement;
    Footer: (props: PageProps) => ReactElement;
    List: (props: PageProps & { list: SectionOf<'list'> }) => ReactElement;
    Hours: (props: PageProps) => ReactElement | null;
  };
  /** Rules of the owner's pages alone, after all others. */
  pageCss: string;
  /** Privacy, cookies and 404 in the layout's look; `children` are an <h1> and running text. */
  Plain: (props: PageProps & { children: ReactNode }) => ReactElement;
}
