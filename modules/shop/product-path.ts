import type { Offered } from './find-shop.ts';

/** So many products have a page of their own; further ones stand in the list alone. */
const MOST_PAGES = 60;

/** Those of what is offered that have a page of their own. */
export const withPage = (offered: readonly Offered[]): readonly Offered[] => offered.slice(0, MOST_PAGES);
export const pathOf = ({ slug }: Offered): string => `/shop/${slug}`;
