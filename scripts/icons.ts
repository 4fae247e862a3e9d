/**
 * Copies the outlines of the icons that sites use out of the Phosphor package (MIT) into a TypeScript module, so that
 * the renderer needs neither a file system nor a bundler. Run by hand: `node scripts/icons.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';

const WEIGHTS = ['thin', 'light', 'regular', 'bold'] as const;
const NAMES = {
  phone: 'phone',
  whatsapp: 'whatsapp-logo',
  messenger: 'messenger-logo',
  facebook: 'facebook-logo',
  email: 'envelope-simple',
  website: 'globe-simple',
  directions: 'navigation-arrow',
  pin: 'map-pin',
  clock: 'clock',
  calendar: 'calendar-blank',
  bag: 'bag',
  arrow: 'arrow-right',
  back: 'arrow-left',
  out: 'arrow-up-right',
  down: 'caret-down',
  menu: 'list',
  close: 'x',
  star: 'star',
} as const;

const root = new URL('../node_modules/@phosphor-icons/core/assets/', import.meta.url);

async function outline(weight: string, name: string): Promise<string> {
  const file = weight === 'regular' ? `${name}.svg` : `${name}-${weight}.svg`;
  const svg = await readFile(new URL(`${weight}/${file}`, root), 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`${weight}/${file} holds no path`);
  return paths.join('');
}

const icons: Record<string, Record<string, string>> = {};
for (const weight of WEIGHTS) {
  icons[weight] = Object.fromEntries(
    await Promise.all(Object.entries(NAMES).map(async ([name, file]) => [name, await outline(weight, file)] as const)),
  );
}

await writeFile(
  new URL('../site-kit/render/icons.ts', import.meta.url),
  `/** Written by scripts/icons.ts from @phosphor-icons/core (MIT, Copyright (c) 2023 Phosphor Icons): path data in a 256 × 256 box. */
export const ICONS = ${JSON.stringify(icons, null, 2)} as const;
export type IconWeight = keyof typeof ICONS;
export type IconName = keyof (typeof ICONS)['regular'];
`,
);
