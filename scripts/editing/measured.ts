/** All parts of docs/editing.md, and the page itself. */
import { availableParallelism } from 'node:os';
import { refreshShare } from '../../bench/suites/refresh.ts';
import { isMet, shown, type Figure } from './figure.ts';
import { browserFigures } from './of-browser.ts';
import { draftFigures } from './of-drafts.ts';
import { yearFigures } from './year-of-site.ts';

export { isMet, shown } from './figure.ts';

export const PARTS: Record<string, () => Promise<Figure[]>> = {
  drafts: draftFigures,
  browser: browserFigures,
  year: yearFigures,
  refresh: refreshFigures,
};

const PAGES = 60;
function refreshFigures(): Promise<Figure[]> {
  const { share } = refreshShare(PAGES);
  const what = 'making sites anew when due ÷ making all anew nightly, of all processor time';
  const how = `${PAGES} pages of the cast through a year in which nobody changes anything`;
  return Promise.resolve([{ what, value: share, unit: '×', most: 0.15, how }]);
}

const HEAD = `# Editing in figures

Written by \`npm run editing\`: what an owner’s writing costs and what it never loses (owner.md 11). One part alone: \`npm run editing -- drafts\`, \`browser\`, \`year\`, \`refresh\`. Shares are by turns on the same machine, so that
they say the same on a busy one; milliseconds do not.
`;
const REST = `## Elsewhere

What else is measured of it: letters that are typed over a bad line and lost, \`npm run typing -- 5000\` ([decision 0054](decisions/0054-the-page-that-is-edited.md)); merges, sweeps and the way of a post to the site ([following.md](following.md));
bytes of the screens, \`npm run bench -- --only client\`; a changed site published by the product alone, \`npm run bench -- --only publish\` ([bench.md](bench.md)).
`;

const FIRST_ROWS = '| what | measured | goal | held | how |\n| --- | ---: | ---: | --- | --- |';

/** The page with the section of this part written anew; what an earlier run wrote of the others stays. */
export function document(
  before: string,
  part: string,
  { figures, at }: { figures: readonly Figure[]; at: Date },
): string {
  const rows = figures.map((figure) => {
    const { what, most, how } = figure;
    const goal = most === null ? '–' : `≤ ${most}`;
    const held = most === null ? '' : isMet(figure) ? 'yes' : '**no**';
    return `| ${what} | ${shown(figure)} | ${goal} | ${held} | ${how} |`;
  });
  const when = `Measured on ${at.toISOString().slice(0, 10)}, on ${availableParallelism()} cores beside other work.\n`;
  const fresh = [`## ${TITLES[part] ?? part}\n`, when, FIRST_ROWS, `${rows.join('\n')}\n`].join('\n');
  const sections = Object.keys(PARTS).flatMap((name) => (name === part ? [fresh] : (sectionOf(before, name) ?? [])));
  return [HEAD, ...sections, REST].join('\n');
}

const TITLES: Record<string, string> = {
  drafts: 'The draft',
  browser: 'In the browser',
  year: 'A year',
  refresh: 'Made anew when due',
};
function sectionOf(before: string, part: string): string | null {
  const [, ...sections] = before.split(/^(?=## )/m);
  const found = sections.find((section) => section.startsWith(`## ${TITLES[part]}\n`));
  return found ? `${found.replace(REST, '').trimEnd()}\n` : null;
}
