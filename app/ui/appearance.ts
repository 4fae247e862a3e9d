/**
 * The visitor's theme mode (light, dark, or as the device) and colour scheme (which brand colour leads), both kept in
 * local storage (F5). The attributes on <html> are what the style sheets read; `appearanceScript` sets them before the
 * first paint, so nothing flashes.
 */
import { useSyncExternalStore } from 'react';

export const MODES = ['auto', 'light', 'dark'] as const;
export type Mode = (typeof MODES)[number];
export const SCHEMES = ['aubergine', 'navy'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const MODE_KEY = 'vetrina-theme-mode';
export const SCHEME_KEY = 'vetrina-color-scheme';
/** The component library's own attribute, so that its sheets and ours follow the same one. */
const MODE_ATTRIBUTE = 'data-mantine-color-scheme';
const SCHEME_ATTRIBUTE = 'data-scheme';
const NIGHT = '(prefers-color-scheme: dark)';

/** On the server's <html>; React leaves alone what the script has changed. */
export const appearanceAttributes = { [MODE_ATTRIBUTE]: 'light', suppressHydrationWarning: true };

/** For an inline script in <head>: small, old-fashioned, and quiet where storage is forbidden. */
export const appearanceScript = `(function(e,m,s){try{m=localStorage.getItem('${MODE_KEY}');s=localStorage.getItem('${SCHEME_KEY}')}catch(x){}e.setAttribute('${MODE_ATTRIBUTE}',m==='light'||m==='dark'?m:matchMedia('${NIGHT}').matches?'dark':'light');if(s==='navy')e.setAttribute('${SCHEME_ATTRIBUTE}',s)})(document.documentElement)`;

interface Appearance {
  mode: Mode;
  scheme: Scheme;
}
const SERVER: Appearance = { mode: 'auto', scheme: 'aubergine' };
const listeners = new Set<() => void>();
let known: Appearance | null = null;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function current(): Appearance {
  known ??= {
    mode: MODES.find((mode) => mode === read(MODE_KEY)) ?? SERVER.mode,
    scheme: SCHEMES.find((scheme) => scheme === read(SCHEME_KEY)) ?? SERVER.scheme,
  };
  return known;
}

const isNight = (mode: Mode): boolean => (mode === 'auto' ? matchMedia(NIGHT).matches : mode === 'dark');

/** What is on the screen now, whoever decided it. */
export const shownMode = (): 'light' | 'dark' => (isNight(current().mode) ? 'dark' : 'light');
export const chosenMode = (): Mode => current().mode;

function show(): void {
  document.documentElement.setAttribute(MODE_ATTRIBUTE, shownMode());
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, current().scheme);
  for (const tell of listeners) tell();
}

/** Remembered when the browser lets us; shown in any case. */
export function changeAppearance(change: Partial<Appearance>): void {
  known = { ...current(), ...change };
  try {
    localStorage.setItem(MODE_KEY, known.mode);
    localStorage.setItem(SCHEME_KEY, known.scheme);
  } catch {
    // Storage is forbidden or full: the choice lasts as long as the page.
  }
  show();
}

/** Tells of every change: a choice here or in another tab, the device's own night. Returns how to stop. */
export function watchAppearance(tell: () => void): () => void {
  const night = matchMedia(NIGHT);
  const other = (event: StorageEvent) => {
    if (event.key !== MODE_KEY && event.key !== SCHEME_KEY && event.key !== null) return;
    known = null;
    show();
  };
  listeners.add(tell);
  night.addEventListener('change', show);
  window.addEventListener('storage', other);
  return () => {
    listeners.delete(tell);
    night.removeEventListener('change', show);
    window.removeEventListener('storage', other);
  };
}

export const useAppearance = (): Appearance => useSyncExternalStore(watchAppearance, current, () => SERVER);
