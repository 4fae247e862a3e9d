/** What is measured of every site when it is built. A site that fails one of these is not published. */
export const GATES = [
  'weight',
  'requests',
  'script',
  'photo',
  'contrast',
  'alt',
  'structure',
  'overflow',
  'links',
  'privacy',
] as const;
export type Gate = (typeof GATES)[number];

export interface Finding {
  gate: Gate;
  passed: boolean;
  /** What was measured, in the unit of its gate: bytes, counts, a ratio; null where there is nothing to measure. */
  figure: number | null;
  limit: number | null;
  /** What is wrong and where, for the operator; empty when the gate is passed. */
  faults: string[];
}
/** One finding for each gate, in the order of GATES. */
export type QualityReport = readonly Finding[];

export const failuresOf = (report: QualityReport): Finding[] => report.filter(({ passed }) => !passed);

/** One report of a site in several languages: a gate is passed where each of them passes it. The first says the figures where all do. */
export function worstOf(reports: readonly { report: QualityReport; lang?: string | undefined }[]): QualityReport {
  const [first, ...others] = reports;
  if (!first) throw new Error('a site has a language');
  return first.report.map((main) => {
    const found = others.flatMap(({ report, lang }) =>
      report.filter(({ gate, passed }) => gate === main.gate && !passed).map((one) => ({ ...one, lang })),
    );
    const [worst] = main.passed ? found : [main];
    if (!worst) return main;
    const { gate, figure, limit } = worst;
    const faults = [...main.faults, ...found.flatMap((one) => one.faults.map((fault) => `${one.lang}: ${fault}`))];
    return { gate, passed: false, figure, limit, faults };
  });
}

export const LIMITS = {
  /** Bytes over the wire of the home page and its fonts, without photos. */
  weight: 80_000,
  /** A site in Greek loads the letters of two alphabets. */
  weightOfTwoAlphabets: 120_000,
  requests: 10,
  script: 1500,
  /** The first photo in the width that most screens take. */
  photo: 120_000,
  contrast: 4.5,
  /** Letters in a row without a place to break: more run out of a phone's screen at the size of running text. */
  unbroken: 30,
  /** Pixels of the narrowest phone (WCAG 1.4.10). */
  narrowest: 320,
} as const;
