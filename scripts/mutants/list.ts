import { HANDS } from './hands.ts';
import { MAIL } from './mail.ts';
import { MONEY } from './money.ts';
import type { Mutant } from './mutant.ts';
import { NAMES } from './names.ts';
import { OWNER } from './owner.ts';
import { RIGHTS } from './rights.ts';
import { ROWS } from './rows.ts';
import { SHOP } from './shop.ts';

const of = (about: string, some: Mutant[]) => some.map((mutant) => ({ ...mutant, about }));

/** Faults of what counts most. The figures are kept in docs/mutants.md. */
export const MUTANTS = [
  ...of('money', MONEY),
  ...of('names', NAMES),
  ...of('mail', MAIL),
  ...of('rights', RIGHTS),
  ...of('rows', ROWS),
  ...of('hands', HANDS),
  ...of('owner', OWNER),
  ...of('shop', SHOP),
];
