import type { SectionOf } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { List } from './list.tsx';

/** A price list of an own page: without the picture that stands beside the first one of a home page. */
export const PageList = ({ doc, r, list }: PageProps & { list: SectionOf<'list'> }) => (
  <List doc={doc} r={r} list={list} picture={null} />
);
