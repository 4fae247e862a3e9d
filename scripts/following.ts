/**
 * Figures of following (owner.md 11). `npm run following -- sweep [1000000]`: what a sweep of due pages takes among a thousand and among so
 * many watched pages. `npm run following -- live [40]`: from a page's post to the live site, by the network's webhook and the real
 * queue, so many times. Exits 1 where a goal is missed.
 */
import type * as figures from './following/figures.ts';
import { openSource } from './open-source.ts';

const [what = '', count = ''] = process.argv.slice(2);
if (what !== 'sweep' && what !== 'live') throw new Error('npm run following -- sweep [pages] | live [times]');
const { load, close } = await openSource();
const { sweepFigures, liveFigures } = await load<typeof figures>('/scripts/following/figures.ts');
const isMet =
  what === 'sweep' ? await sweepFigures(Number(count || 1_000_000)) : await liveFigures(Number(count || 40));
await close();
process.exitCode = isMet ? 0 : 1;
