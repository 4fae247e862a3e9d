/**
 * The product dies at every named step, before it, in it and after it, and another process goes on. `npm run chaos` does it
 * with more seeds and prints the figures.
 */
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { audit, type Expected, type Verdict } from './ledger.ts';
import { bookingsComeAndGo } from './bookings.ts';
import { shopsSell } from './orders-of-shops.ts';
import { boxesComeAndGo } from './boxes.ts';
import { depositsArePaid } from './deposits.ts';
import { freeSitesComeAndGo } from './free-sites.ts';
import { playUntilStruck } from './campaign.ts';
import { monthsGoBy } from './months.ts';
import { newslettersComeAndGo } from './newsletters.ts';
import { shopsArePaid } from './paid-orders.ts';
import { QUESTIONS } from './questions.ts';
import { report } from './report.ts';
import {
  BOOKINGS,
  BOXES,
  CHANGES,
  DEPOSITS,
  FREE,
  MONEY,
  MONTHS,
  NEWS,
  pointsOf,
  PURCHASE,
  SHOPS,
  TAKINGS,
  YEARS,
  type Point,
} from './steps.ts';
import { asBought, changesOfMind, choiceOf, pageOf, purchase, secondThoughts } from './stories.ts';
import { openWorld, type World } from './world.ts';
import { yearsGoBy } from './years.ts';

const SEEDS = (process.env['CHAOS_SEEDS'] ?? '1').split(',').map(Number);
const LONG_MS = 1_200_000;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const verdicts: { story: string; seed: number; runs: number; lost: number; doubled: number }[] = [];
afterAll(() => report('crash points', verdicts));

async function judge(
  story: string,
  seed: number,
  expected: Expected[],
  points: Point[],
  more?: (verdict: Verdict) => Promise<void>,
): Promise<void> {
  const verdict = await audit(world, expected);
  await more?.(verdict);
  const { lost, doubled } = verdict;
  const { struck } = world.traps;
  verdicts.push({ story, seed, runs: struck.length, lost: lost.length, doubled: doubled.length });
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  expect(struck.toSorted()).toEqual(points.toSorted());
}

it('every job and every call to a vendor is a named step', () => {
  const { payments, registrar, zones, mail, bulkMail, eInvoices, pageConnections, mailHost } = world.ports;
  const { merchantPayments, busyCalendars } = world.ports;
  const calls = Object.entries({
    payments,
    registrar,
    zones,
    mail,
    bulkMail: bulkMail ?? {},
    eInvoices,
    pageConnections: pageConnections ?? {},
    mailHost: mailHost ?? {},
    merchantPayments: merchantPayments ?? {},
    busyCalendars,
  }).flatMap(([port, methods]) =>
    Object.entries(methods).flatMap(([name, method]) => (typeof method === 'function' ? [`${port}.${name}`] : [])),
  );
  const steps = [PURCHASE, CHANGES, YEARS, MONTHS, BOXES, FREE, BOOKINGS, SHOPS, TAKINGS, NEWS];
  expect([...steps.flatMap(({ call }) => call), ...QUESTIONS].toSorted()).toEqual(calls.toSorted());
  expect(steps.flatMap(({ job }) => job).toSorted()).toEqual(world.jobNames().toSorted());
});

describe.each(SEEDS)('nothing is lost and nothing done twice, seed %i', (seed) => {
  it('from the first click to a live site', { timeout: LONG_MS }, async () => {
    const expected: Expected[] = [];
    const points = pointsOf(PURCHASE);
    await playUntilStruck(world, { points, seed, traps: 8, lanes: 3 }, async (index) => {
      const choice = choiceOf(index);
      const way = { page: pageOf(index), wavers: true, returns: index % 2 === 1 };
      expected.push(asBought(await purchase(world, choice, way), choice));
    });
    await judge('purchase', seed, expected, points);
  });

  it('when a name is lost, a plan changed, a contract ended', { timeout: LONG_MS }, async () => {
    const expected: Expected[] = [];
    const points = pointsOf(CHANGES);
    await playUntilStruck(world, { points, seed, traps: 9, lanes: 2 }, async (index) => {
      expected.push(await (index % 2 === 0 ? secondThoughts(world) : changesOfMind(world)));
    });
    await judge('changes', seed, expected, points);
  });

  it('through the years that follow', { timeout: LONG_MS }, async () => {
    const years = await yearsGoBy(world);
    const points = pointsOf(YEARS);
    await playUntilStruck(world, { points, seed, traps: 9, lanes: 1 }, years.next);
    await judge('years', seed, [years.expected()], points);
  });

  it(
    'in no week of letters, wherever in it a process dies between two commits [P2]',
    { timeout: LONG_MS },
    async () => {
      const months = await monthsGoBy(world);
      for (const side of ['before', 'after'] as const) {
        let nth = 1;
        while (await months.letter(nth, side)) nth += 1;
        // Found, written, handed over: each saved by itself.
        expect(nth).toBeGreaterThan(3);
      }
      const { lost, doubled } = await audit(world, [months.expected()]);
      expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    },
  );

  it('through the months of a site that follows its page [P2] [P6]', { timeout: LONG_MS }, async () => {
    const months = await monthsGoBy(world);
    const points = pointsOf(MONTHS);
    await playUntilStruck(world, { points, seed, traps: 9, lanes: 1 }, months.next);
    await judge('months', seed, [months.expected()], points, months.audit);
  });

  it('from the first day of a mailbox to its last [P4]', { timeout: LONG_MS }, async () => {
    const boxes = boxesComeAndGo(world);
    const points = pointsOf(BOXES);
    await playUntilStruck(world, { points, seed, traps: 6, lanes: 1 }, boxes.next);
    await judge('boxes', seed, boxes.expected, points, boxes.audit);
  });

  it('from a page that is online for free to its purchase [P7]', { timeout: LONG_MS }, async () => {
    const free = freeSitesComeAndGo(world);
    const points = pointsOf(FREE);
    await playUntilStruck(world, { points, seed, traps: 6, lanes: 1 }, free.next);
    await judge('free sites', seed, free.expected, points, free.audit);
  });

  it('of the bookings of a site, from the first to the last [P9]', { timeout: LONG_MS }, async () => {
    const bookings = bookingsComeAndGo(world);
    const points = pointsOf(BOOKINGS);
    await playUntilStruck(world, { points, seed, traps: 6, lanes: 1 }, bookings.next);
    await judge('bookings', seed, bookings.expected, points, bookings.audit);
  });

  it('of the shop of a site, from its first order to the last [P8]', { timeout: LONG_MS }, async () => {
    const shops = shopsSell(world);
    const points = pointsOf(SHOPS);
    await playUntilStruck(world, { points, seed, traps: 6, lanes: 1 }, shops.next);
    await judge('shops', seed, shops.expected, points, shops.audit);
  });

  it('of orders that are paid, from the owner’s account to the last refund [P8]', { timeout: LONG_MS }, async () => {
    const takings = shopsArePaid(world);
    const points = pointsOf(TAKINGS);
    await playUntilStruck(world, { points, seed, traps: 6, lanes: 1 }, takings.next);
    await judge('takings', seed, takings.expected, points, takings.audit);
  });

  it('of deposits of bookings, from the hold to the last refund [P9]', { timeout: LONG_MS }, async () => {
    const deposits = depositsArePaid(world);
    const points = [...pointsOf(DEPOSITS), ...pointsOf(MONEY)];
    await playUntilStruck(world, { points, seed, traps: 6, lanes: 1 }, deposits.next);
    await judge('deposits', seed, deposits.expected, points, deposits.audit);
  });

  it('of a newsletter, from its first reader to its first letter [P10]', { timeout: LONG_MS }, async () => {
    const news = newslettersComeAndGo(world);
    const points = pointsOf(NEWS);
    await playUntilStruck(world, { points, seed, traps: 6, lanes: 1 }, news.next);
    await judge('newsletters', seed, news.expected, points, news.audit);
  });
});
