/** What the screen of a site's visits shows (owner.md 7). Browser-safe. Days are YYYY-MM-DD by the site's own clock. */
import type { Pressed, Source, Spoken } from '../../site-kit/visits.ts';
import type { Cause } from '../sites/schemas.ts';

/** Days that are looked at together; a year is drawn by months. */
export const PERIODS = [7, 28, 365] as const;
export type Period = (typeof PERIODS)[number];

/** A smaller figure is not divided, and a part that is smaller is not told. */
export const FEW = 5;

/** How a period is beside those before it. */
export const USUAL = [
  'far-fewer',
  'half',
  'third-fewer',
  'quarter-fewer',
  'same',
  'quarter-more',
  'half-more',
  'double',
  'far-more',
] as const;
export type Usual = (typeof USUAL)[number];

/** A part of the visits; `count` null: one to four. Nobody: it is left out. */
export interface Part<Name extends string = string> {
  name: Name;
  count: number | null;
}
/** A day, or a month of a year. */
export interface Bar {
  from: string;
  to: string;
  visits: number;
  views: number;
}

export interface NumbersView {
  site: { id: string; order_id: string; name: string; url: string };
  period: Period;
  from: string;
  /** Today. */
  to: string;
  /** Since when something is known; null: nobody has come yet. */
  since: string | null;
  visits: number;
  views: number;
  /** Null while too little is known. */
  usual: Usual | null;
  /** Each at least so often. */
  presses: { name: Pressed; count: number }[];
  bars: Bar[];
  /** Null where fewer than five came. */
  parts: {
    sources: Part<Source>[];
    /** Other websites by name; those with fewer than five are not named. */
    names: Part[];
    /** By path; counts are views. */
    pages: Part[];
    devices: Part<'phone' | 'computer'>[];
    spoken: Part<Spoken>[];
    /** Visits by hour of the day. */
    hours: number[];
  } | null;
  /** Arrivals that were too many at once to be people. */
  machines: number;
  /** What was published on these days, the youngest first. */
  changes: { day: string; causes: Cause[] }[];
}
