/** The layouts that are drawn, in the order in which they are offered. */
import type { Layout } from './contract.ts';
import { bottega } from './bottega/index.tsx';
import { galleria } from './galleria/index.tsx';
import { gelato } from './gelato/index.tsx';
import { giardino } from './giardino/index.tsx';
import { manifesto } from './manifesto/index.tsx';
import { notte } from './notte/index.tsx';
import { officina } from './officina/index.tsx';
import { riviera } from './riviera/index.tsx';
import { studio } from './studio/index.tsx';
import { tavola } from './tavola/index.tsx';

export const READY_LAYOUTS: readonly Layout[] = [
  tavola,
  galleria,
  notte,
  manifesto,
  giardino,
  studio,
  bottega,
  officina,
  riviera,
  gelato,
];
