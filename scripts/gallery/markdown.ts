/** docs/gallery.md. */
import { type CastName, CASTS as CAST_NAMES } from './options.ts';
import { closePairs, faultsOf, figure, summary, type Report } from './report.ts';

const MOST_FAULTS = 60;

const CASTS: Record<CastName, { title: string; pages: string }> = {
  demo: {
    title: 'The demo cast',
    pages:
      'the demo businesses, one page with forty photos and a long name, one with nothing but a Greek name in capitals',
  },
  everyday: {
    title: 'The everyday cast',
    pages:
      'businesses as people really fill in their pages: tests/fixtures/everyday, with photos from phones and drawn flyers',
  },
  rooms: {
    title: 'Shop, bookings and letters',
    pages:
      '`/shop` with sixty products, four groups and a way of delivery, `/book` for tables and `/news`, all open on the site of the first demo business (tests/fixtures/rooms.tsx)',
  },
};

const HEAD = `# Gallery

Written by \`npm run gallery -- --write\`, and for the other casts by \`npm run gallery -- --cast everyday --write\` and \`npm run gallery -- --cast rooms --write\`: every page in every layout as a paid site publishes it, on a phone (390 × 844) and a laptop (1440 × 900), overflow also at 320, 768 and 1024. Figures are the worst of a layout's pages, checks the number of breaches; kB are 1000 bytes on the wire. The pictures, the contact sheets and everything found per page are in \`gallery/index.html\`, \`gallery/everyday/index.html\` and \`gallery/rooms/index.html\` after a run.

Unlikeness is 1 minus the structural similarity of the lightness of two first screens at 200 pixels: colour does not count.
`;

/** The document with the part of this report's cast written anew; what an earlier run wrote of the other casts stays. */
export function galleryDocument(report: Report, before: string): string {
  const parts = CAST_NAMES.map((cast) => (cast === report.cast ? castPart(report) : partOf(before, cast)));
  return [HEAD, ...parts.filter((part) => part !== null)].join('\n');
}

function partOf(before: string, cast: CastName): string | null {
  const [, ...parts] = before.split(/^(?=## )/m);
  const found = parts.find((part) => part.startsWith(`## ${CASTS[cast].title}\n`));
  return found === undefined ? null : `${found.trimEnd()}\n`;
}

function castPart(report: Report): string {
  const { layouts, pages, cells } = report;
  const row = (parts: string[]) => `| ${parts.join(' | ')} |`;
  const faults = cells.flatMap((cell) => faultsOf(cell).map((fault) => `- ${cell.layout}, ${cell.page}: ${fault}`));
  return `## ${CASTS[report.cast].title}

${pages.length} pages in ${layouts.length} layouts on ${report.at.slice(0, 10)}: ${CASTS[report.cast].pages}.

${row(['what', ...layouts, 'missed', 'goal'])}
${row(['---', ...layouts.map(() => '---:'), '---:', '---'])}
${summary(report)
  .map(({ what, worst, missed, of, goal }) => row([what, ...worst, `${missed} of ${of}`, goal]))
  .join('\n')}

${closest(report)}

${markup(report)}

${lighthouseTable(report)}

### What is not as it should be

${faults.length === 0 ? 'Nothing.' : faults.slice(0, MOST_FAULTS).join('\n')}
${faults.length > MOST_FAULTS ? `\nand ${faults.length - MOST_FAULTS} more.\n` : ''}`;
}

function closest(report: Report): string {
  const [pair] = report.pairs.toSorted((a, b) => a.unlikeness - b.unlikeness);
  if (!pair) return '';
  return `Nearest: ${pair.one} and ${pair.other} on ${pair.page}, ${figure(pair.unlikeness)}; ${closePairs(report).length} of ${report.pairs.length} pairs are too near.`;
}

const markup = ({ markupSkipped, cells }: Report): string =>
  markupSkipped === null
    ? `The Nu HTML checker read the home pages of all ${cells.length} cells in one run.`
    : `The HTML was not checked: ${markupSkipped}.`;

function lighthouseTable({ scores }: Report): string {
  if (scores.length === 0) return 'Lighthouse was not asked in this run (`--lighthouse`, with `--sample 12` for some).';
  const rows = scores.map(
    ({ layout, page, scores: s }) =>
      `| ${layout} | ${page} | ${s.performance} | ${s.accessibility} | ${s['best-practices']} | ${s.seo} | ${figure(s.shift)} | ${Math.round(s.largestPaint)} ms |`,
  );
  return `| layout | page | performance | accessibility | best practices | SEO | shift | largest paint |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}`;
}
