/** The kit of a page that is edited: what it draws says which unit an edit of it goes to, and nothing else differs. */
import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react';
import type { SiteDocument, Text } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';

/** An element that has no box of its own (`display: contents`): it moves nothing. */
const anchor = ({ slot }: Text, inside: ReactNode): ReactNode =>
  slot === undefined ? inside : createElement('v-t', { 'data-e': slot }, inside);

/** @param doc with slots, as `withSlots` makes it; `kit` draws it */
export const anchoredKit = (kit: Kit, doc: SiteDocument): Kit => ({
  ...kit,
  t: (text) => anchor(text, kit.t(text)),
  split: (text, drawn) => anchor(text, kit.split(text, drawn)),
  photo(id, options) {
    const picture = kit.photo(id, options) as ReactElement<{ slot?: string }> | null;
    const slot = id === null ? undefined : doc.photos[id]?.slot;
    return picture && slot !== undefined ? cloneElement(picture, { slot }) : picture;
  },
});

const ANCHORS = /<v-t data-e="[^"]*">|<\/v-t>| data-e="[^"]*"/g;

/** The page as visitors get it, of one with anchors. */
export const withoutAnchors = (html: string): string => html.replaceAll(ANCHORS, '');
