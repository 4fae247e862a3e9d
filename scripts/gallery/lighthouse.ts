/** Lighthouse's phone emulation on a page as a paid site publishes it. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, browserPath, wholeBrowserPath } from '../browser.ts';

export interface Scores {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  shift: number;
  /** Milliseconds until the largest piece of the first screen, on the emulated phone. */
  largestPaint: number;
  /** Names of the audits that cost points, performance left out. */
  lost: string[];
}
/** What every page must reach. */
export const LEAST_SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const CATEGORIES = Object.keys(LEAST_SCORES) as (keyof typeof LEAST_SCORES)[];

/** One browser for all addresses, one after the other: they would slow each other down. */
export async function lighthouseScores(urls: string[], done: (url: string, scores: Scores) => void): Promise<void> {
  const chromePath = wholeBrowserPath() ?? browserPath() ?? '';
  const chrome = await launch({ chromePath, chromeFlags: BROWSER_FLAGS, logLevel: 'silent' });
  try {
    for (const url of urls) {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: CATEGORIES,
        output: 'json',
        logLevel: 'silent',
      });
      if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
      done(url, read(result.lhr));
    }
  } finally {
    chrome.kill();
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function read({ categories, audits }: Result): Scores {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const lost = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? 0,
    lost,
  };
}

/** Sentences about what a page misses. */
export function missedScores(scores: Scores): string[] {
  const low = CATEGORIES.filter((name) => scores[name] < LEAST_SCORES[name]).map((name) => `${name} ${scores[name]}`);
  if (scores.shift > 0.001) low.push(`layout shift ${scores.shift.toFixed(3)}`);
  return low.length > 0 ? [...low, ...scores.lost] : [];
}
