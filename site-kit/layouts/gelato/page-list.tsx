import type { SectionOf } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { flavours, Scoop } from './scoop.tsx';

/** What lies on a layer of its own on the home page does so on every page. */
export const PageList = ({ doc, r, list }: PageProps & { list: SectionOf<'list'> }) => (
  <Scoop flavour={flavours(doc, 1)[0] ?? 'second'} wave={false}>
    <List doc={doc} r={r} list={list} />
  </Scoop>
);

export const PageHours = ({ doc, r }: PageProps) => (
  <Scoop flavour={flavours(doc, 2)[1] ?? 'second'} wave={false}>
    <Hours doc={doc} r={r} />
  </Scoop>
);
