/** What an owner's writing costs in the product and its database, browsers apart. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { proveSite } from '../../modules/access/index.server.ts';
import { answerOf, saveOps } from '../../modules/editor/index.server.ts';
import { drawDraft } from '../../modules/editor/draw-canvas.ts';
import { hashOfEntry } from '../../modules/editor/changes.ts';
import { LAYOUTS } from '../../site-kit/names.ts';
import { newDraft, op, say, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { interleave, moments } from '../../tests/support/two-devices.ts';
import { middle, p95, taken, type Figure } from './figure.ts';

const WARM = 30;
const ROUNDS = 200;
const SWITCHES = 200;
const INTERLEAVINGS = 1000;
const HEADLINE = 'copy/headline';
const words = (n: number) => `Ventotto coperti e una sfoglia al giorno, la numero ${n}`;
const entry = (value: unknown) => ({ value, at: new Date().toISOString(), by: 'owner', over: {} });

export async function draftFigures(): Promise<Figure[]> {
  const product = await startTestProduct();
  try {
    return [
      ...(await opsAnswered(product)),
      await layoutSwitches(product, await newDraft(product)),
      ...(await publishing(product, await newDraft(product))),
      await twoDevices(product, await newDraft(product)),
    ];
  } finally {
    await product.close();
  }
}

/** One value saved and answered, and by turns the statements alone that keep the same by hand. */
async function opsAnswered(product: TestProduct): Promise<Figure[]> {
  const draft = await newDraft(product);
  const other = await newDraft(product);
  let rev = 0;
  let from: string | undefined;
  const kept: number[] = [];
  const ours = async (n: number) => {
    const by = await proveSite(draft.ctx(), 'draft', draft.id);
    const began = performance.now();
    const outcome = await saveOps(draft.ctx(), { by, rev, ops: [op(HEADLINE, words(n), from)] });
    kept.push(performance.now() - began);
    const answer = await answerOf(draft.ctx(), { by, outcome, say });
    if (answer.applied.length !== 1) throw new Error('an op was not taken');
    rev = answer.rev;
    from = hashOfEntry(entry(words(n)));
  };
  await other.save(0, op(HEADLINE, words(0)));
  const client = await product.pool.connect();
  const bare = async (n: number) => {
    const id = [other.id];
    await client.query('begin');
    await client.query('select layer, rev from site_drafts where site_id = $1 for update', id);
    await client.query('select accepted, layer, dated from site_contents where site_id = $1', id);
    await client.query('select 1 from site_edits where site_id = $1 and op_id = $2', [other.id, randomUUID()]);
    await client.query(
      `insert into site_edits (site_id, step, rev, op_id, unit, before, after, state, by, at)
       values ($1, $2, $2, $3, $4, $5, $6, 'done', 'owner', now())`,
      [other.id, n + 2, randomUUID(), HEADLINE, entry(words(n - 1)), entry(words(n))],
    );
    await client.query('update site_drafts set layer = $2, rev = $3, updated_at = now() where site_id = $1', [
      other.id,
      { [HEADLINE]: entry(words(n)) },
      n + 2,
    ]);
    await client.query('commit');
    await client.query('select distinct unit from site_edits where site_id = $1 and rev > $2', [other.id, n + 1]);
    await client.query('select distinct state from site_edits where site_id = $1', id);
  };
  const [with_, alone]: [number[], number[]] = [[], []];
  for (let n = 1; n <= WARM + ROUNDS; n += 1) {
    const [one, two] = [await taken(() => ours(n)), await taken(() => bare(n))];
    if (n > WARM) {
      with_.push(one);
      alone.push(two);
    }
  }
  client.release();
  const saved = kept.slice(WARM);
  return [
    {
      what: 'a value saved ÷ the bare SQL that does the same',
      value: middle(saved) / middle(alone),
      unit: '×',
      most: 3,
      how: `${ROUNDS} savings of one value each, by turns with nine statements by hand: ${middle(saved).toFixed(1)} and ${middle(alone).toFixed(1)} ms (p50); p95 ${(p95(saved) / p95(alone)).toFixed(1)} ×`,
    },
    {
      what: 'the same with its answer ÷ the bare SQL',
      value: middle(with_) / middle(alone),
      unit: '×',
      most: 3,
      how: `${middle(with_).toFixed(1)} ms: the right is proved, the values are kept, and the page is composed with the owner’s words, to say what every unit that moved shows now; without them it is composed once a minute`,
    },
  ];
}

/** Each of two hundred switches leaves every other unit as it was, and the page still says what its owner wrote. */
async function layoutSwitches(product: TestProduct, draft: DraftOfSite): Promise<Figure> {
  const said = {
    [HEADLINE]: 'Ventotto coperti',
    'copy/lede': 'La sfoglia si tira alle sei.',
    'fact/phone': '051 000 2287',
  };
  await draft.save(0, ...Object.entries(said).map(([unit, value]) => op(unit, value)));
  // The list of units follows the order of the page, which is the layout's.
  const others = async () =>
    (await draft.view()).units
      .filter(({ unit }) => unit !== 'look/layout')
      .map(({ unit, value, hash }) => JSON.stringify([unit, value, hash]))
      .toSorted()
      .join('\n');
  const before = await others();
  let lost = 0;
  for (let n = 0; n < SWITCHES; n += 1) {
    const { rev } = await draft.view();
    const from = (await draft.unit('look/layout'))?.hash;
    const layout = LAYOUTS[(n * 7 + 3) % LAYOUTS.length] ?? 'tavola';
    await draft.save(rev, op('look/layout', layout, from));
    product.later(1000);
    const { html } = await drawDraft(draft.ctx(), { by: await draft.by(), page: 'home' });
    const plain = html
      .replaceAll(/<[^>]+>|\u00ad|&shy;/g, '')
      .replaceAll(/[\s\u00a0]+/g, ' ')
      .toLowerCase();
    const isWhole =
      html.includes(`l-${layout}`) && plain.includes('ventotto coperti') && plain.includes('si tira alle sei');
    if (!isWhole || (await others()) !== before) lost += 1;
  }
  return {
    what: 'layout switches that lost something, of 200',
    value: lost,
    unit: '',
    most: 0,
    how: 'all ten layouts by turns on a draft with the owner’s words: every other unit is compared, and the words are looked for in the page as it is drawn',
  };
}

/** From the press to the site that visitors get: the whole step, and by turns composing, drawing and measuring the same content alone. */
async function publishing(product: TestProduct, draft: DraftOfSite): Promise<Figure[]> {
  const [whole, alone]: [number[], number[]] = [[], []];
  for (let n = 1; n <= WARM + ROUNDS; n += 1) {
    const { rev } = await draft.view();
    const from = (await draft.unit(HEADLINE))?.hash;
    await draft.save(rev, op(HEADLINE, words(n), from));
    // The gates of a draft: the same composing, drawing and measuring, and nothing is kept.
    const one = await taken(() => draft.check());
    const two = await taken(() => draft.publish(rev + 1));
    if (n <= WARM) continue;
    whole.push(two);
    alone.push(one);
  }
  return [
    {
      what: 'publishing a changed text, p95',
      value: p95(whole),
      unit: 'ms',
      most: 40,
      how: `${ROUNDS} publications of another headline; p50 ${middle(whole).toFixed(1)} ms`,
    },
    {
      what: 'publishing a changed text ÷ checking the same draft',
      value: middle(whole) / middle(alone),
      unit: '×',
      most: null,
      how: `by turns; the check composes, draws and measures the same pages and keeps nothing: ${middle(alone).toFixed(1)} ms (p50)`,
    },
  ];
}

async function twoDevices(product: TestProduct, draft: DraftOfSite): Promise<Figure> {
  let lost = 0;
  const sum = { applied: 0, conflicts: 0 };
  for (const all of fc.sample(moments, { numRuns: INTERLEAVINGS, seed: 20_261_128 })) {
    const found = await interleave(product, draft, all);
    lost += found.lost.length;
    sum.applied += found.applied;
    sum.conflicts += found.conflicts;
  }
  return {
    what: 'values lost in 1,000 random interleavings of two devices',
    value: lost,
    unit: '',
    most: 0,
    how: `${sum.applied} values were taken, ${sum.conflicts} given back to their author with the other one`,
  };
}
