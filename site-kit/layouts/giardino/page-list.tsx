import type { SectionOf } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { List } from './list.tsx';

/** A price list of an own page: without the circles that lie beside the first one of a home page. */
export const PageList = ({ r, list }: PageProps & { list: SectionOf<'list'> }) => (
  <List r={r} list={list} circles={[]} />
);
