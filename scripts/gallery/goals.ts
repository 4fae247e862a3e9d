/** What is measured on every cell and how much of it is allowed; kB are 1000 bytes on the wire. */
import type { Cell } from './cell.ts';

export interface Goal {
  name: string;
  unit: string;
  most: number;
  read: (cell: Cell) => number;
}

const kB = (bytes: number) => bytes / 1000;

export const GOALS: Goal[] = [
  {
    name: 'home without photos',
    unit: 'kB',
    most: 80,
    read: ({ load: { bytes } }) => kB(bytes.all - bytes.photos),
  },
  { name: 'first photo', unit: 'kB', most: 120, read: ({ load }) => kB(load.bytes.firstPhoto) },
  { name: 'first load', unit: 'kB', most: 200, read: ({ load }) => kB(load.bytes.all) },
  { name: 'script of every page', unit: 'kB', most: 1.5, read: ({ load }) => kB(load.bytes.script) },
  { name: 'script of its own', unit: 'kB', most: 1.5, read: ({ load }) => kB(load.bytes.ownScript) },
  { name: 'layout shift', unit: '', most: 0.005, read: ({ load }) => load.shift },
  { name: 'third parties', unit: '', most: 0, read: ({ load }) => load.foreign.length },
  { name: 'kept on the device', unit: '', most: 0, read: ({ load }) => load.kept.length },
  { name: 'console', unit: '', most: 0, read: ({ load }) => load.complaints.length },
  { name: 'requests without photos', unit: '', most: 10, read: ({ load }) => load.requests },
  { name: 'text sizes', unit: '', most: 6, read: ({ type }) => type.sizes.length },
  { name: 'weights', unit: '', most: 3, read: ({ type }) => type.weights.length },
  { name: 'families', unit: '', most: 2, read: ({ type }) => type.families.length },
];

/** Checks whose breaches are sentences. */
export const CHECKS = [
  'overflow',
  'raw',
  'empty',
  'h1',
  'h1 size',
  'words',
  'short line',
  'axe',
  'targets',
  'gaps',
  'pictures',
  'upscaled',
  'subject',
  'text on photos',
  'text on text',
  'markup',
  'lighthouse',
] as const;

export const missedGoals = (cell: Cell): Goal[] => GOALS.filter(({ read, most }) => read(cell) > most);
