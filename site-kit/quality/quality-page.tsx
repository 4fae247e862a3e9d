/** The public page with what was measured of a site when it was built. */
import { LOCALES } from '../locales.ts';
import type { Lang, SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import type { Finding, Gate, QualityReport } from './report.ts';
import { QUALITY_WORDS } from './words.ts';

const GROUPS = {
  light: ['weight', 'requests', 'script', 'photo'],
  everyone: ['contrast', 'alt', 'structure', 'overflow'],
  order: ['links'],
  privacy: ['privacy'],
} as const satisfies Record<string, readonly Gate[]>;
const BYTES = new Set<Gate>(['weight', 'script', 'photo']);

interface QualityProps {
  doc: SiteDocument;
  r: Kit;
  report: QualityReport;
  now: Date;
}

const numbers = new Map<Lang, Intl.NumberFormat>();
function numbersOf(lang: Lang): Intl.NumberFormat {
  const known = numbers.get(lang) ?? new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 1 });
  numbers.set(lang, known);
  return known;
}

function sentence({ gate, figure, limit }: Finding, { doc }: QualityProps): string {
  const words = QUALITY_WORDS[doc.lang];
  if (gate === 'photo' && figure === null) return words.noPhoto;
  const print = (value: number | null) => numbersOf(doc.lang).format((value ?? 0) / (BYTES.has(gate) ? 1000 : 1));
  return words.gates[gate].says.replace('{n}', print(figure)).replace('{limit}', print(limit));
}

export function QualityPage(props: QualityProps) {
  const { doc, r, report, now } = props;
  const words = QUALITY_WORDS[doc.lang];
  const day = new Intl.DateTimeFormat(LOCALES[doc.lang], { dateStyle: 'long', timeZone: doc.timeZone }).format(now);
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.lead.replace('{date}', day)}</p>
      {Object.entries(GROUPS).map(([group, gates]) => (
        <section key={group}>
          <h2>{words.groups[group as keyof typeof GROUPS]}</h2>
          <dl className="facts">
            {report
              .filter(({ gate }) => (gates as readonly Gate[]).includes(gate))
              .map((one) => (
                <div key={one.gate}>
                  <dt className={one.passed ? 'own' : 'fails'}>{words.gates[one.gate].name}</dt>
                  <dd>{one.passed ? sentence(one, props) : `${words.fails}: ${one.faults.join(' · ')}`}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <p>
        <a href={r.page('home')}>{words.back}</a>
      </p>
    </>
  );
}
