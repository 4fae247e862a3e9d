/** Who pays late: each zone has a last day for its names, and is told before it comes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory()), 120_000);
afterAll(() => story.close());

type Owner = Awaited<ReturnType<Story['subscriber']>>;
const renewals = () =>
  story.registrar
    .state()
    .operations.filter(({ type }) => type === 'RENEW_DOMAIN')
    .map(({ domain }) => domain);
const namesOf = async (owner: Owner) =>
  Object.fromEntries(
    (await owner.manage()).domains.map(({ domain, state, renewable_until: until }) => [domain, { state, until }]),
  );
const until = (domain: string, days: number) => {
  const expires = story.registrar.state().domains.find(({ name }) => name === domain)?.expiresAt ?? 0;
  return new Date(new Date(expires).getTime() + days * DAY);
};
const longDay = (at: Date) => new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(at);
const about = (owner: Owner, domain: string) =>
  owner.mails().filter(({ subject }) => subject.startsWith(`${domain}: senza pagamento`));

async function unpaid(domains: string[]): Promise<Owner> {
  const owner = await story.subscriber({ choice: { domains } });
  await owner.useCard('pm_card_chargeCustomerFail');
  for (const before of [-45 * DAY + HOUR, -31 * DAY + HOUR, 2 * HOUR]) await story.toRenewal(owner.id(), before);
  return owner;
}

it('each name has the last day of its zone, told twice; past it the name is lost, and nobody pays for it [P3] [P12]', async () => {
  const [it, com] = ['libero-perso.it', 'libero-perso.com'];
  const owner = await unpaid([it, com]);
  const [lastIt, lastCom] = [until(it, 14), until(com, 43)];
  expect(await namesOf(owner)).toEqual({
    [it]: { state: 'registered', until: lastIt.toISOString() },
    [com]: { state: 'registered', until: lastCom.toISOString() },
  });
  await story.pass(10 * DAY);
  expect([about(owner, it).length, about(owner, com).length]).toEqual([2, 1]);
  for (const mail of about(owner, it)) expect(mail.text).toContain(longDay(lastIt));
  expect(about(owner, com)[0]?.text).toContain(longDay(lastCom));
  // The registry would take it for another day: who pays on the day that we named is in time.
  await story.pass(lastIt.getTime() + 12 * HOUR - story.clock.now().getTime());
  expect((await namesOf(owner))[it]?.state).toBe('registered');
  await story.pass(DAY);
  expect(await namesOf(owner)).toMatchObject({ [it]: { state: 'lost', until: null }, [com]: { state: 'registered' } });
  expect(renewals()).toEqual([]);

  await owner.useCard('pm_card_visa');
  await owner.payOwed();
  await story.pass(HOUR);
  const told = await story.told(owner.id());
  expect(told.states.at(-1)).toBe('live');
  expect(told.charges).toEqual(['first 12300', 'renewal 12300']);
  // The year of the lost name was part of it.
  expect(told.refunds).toEqual(['succeeded 1200']);
  expect(told.mails.filter((kind) => kind === 'name-lost')).toHaveLength(1);
  expect((await owner.manage()).subscription?.renewal_amount).toBe(11_100);
  expect(renewals()).toEqual([com]);
  expect((await namesOf(owner))[com]).toEqual({ state: 'registered', until: null });
  await story.toRenewal(owner.id(), 2 * HOUR);
  expect((await story.told(owner.id())).charges.at(-1)).toBe('renewal 11100');
  await story.holds();
});

it('who pays on the last day that was told keeps the name, and is charged and refunded nothing else', async () => {
  const domain = 'libero-ultimo.it';
  const owner = await unpaid([domain]);
  const last = until(domain, 14);
  await story.pass(last.getTime() - HOUR - story.clock.now().getTime());
  expect(await owner.state()).toBe('past_due');
  await owner.useCard('pm_card_visa');
  await owner.payOwed();
  await story.pass(3 * DAY);
  const told = await story.told(owner.id());
  expect([told.charges, told.refunds]).toEqual([['first 11100', 'renewal 11100'], []]);
  expect(renewals().filter((name) => name === domain)).toEqual([domain]);
  expect(await namesOf(owner)).toEqual({ [domain]: { state: 'registered', until: null } });
  await story.holds();
});
