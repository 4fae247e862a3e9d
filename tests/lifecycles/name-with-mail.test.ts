import { answerMailQuestion, managedDomains } from '../support/as-owner.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderProgress } from '../../modules/reports/index.server.ts';
import { withdrawOrder } from '../../modules/ordering/index.server.ts';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory('2026-11-21T10:00:00Z', '192.0.2.80')), 120_000);
afterAll(() => story.close());

const subscriber = (domain: string) => story.subscriber({ choice: { transfer: { domain, authcode: 'Sesamo-1234' } } });
type Owner = Awaited<ReturnType<typeof subscriber>>;
const ordered = (domain: string) =>
  story.registrar.state().calls.filter((call) => call.domain === domain && call.action === 'TransferDomain').length;
const stateOf = async (owner: Owner) => (await managedDomains(owner.ctx(), owner.id()))[0];
async function question(owner: Owner) {
  const found = (await orderProgress(owner.ctx(), { orderId: owner.id(), site: null }))?.domain_mail;
  return found ?? expect.fail('nothing is asked');
}
const answer = async (owner: Owner, word: 'go' | 'stay') => {
  const { domain, asked_at } = await question(owner);
  if (word === 'go') story.letGo.add(domain);
  await answerMailQuestion(owner.ctx(), owner.id(), { domain, asked_at, answer: word });
};

it('a name with mail is never switched without its owner’s word: asked, reminded, and a person is told to call [W9] [P3]', async () => {
  const domain = 'occupato-posta-uno.it';
  const owner = await subscriber(domain);
  await story.pass(2 * HOUR);
  expect(ordered(domain)).toBe(0);
  expect(await stateOf(owner)).toMatchObject({ state: 'wanted', waits_for: 'customer' });
  const asked = await question(owner);
  expect(asked).toMatchObject({ domain, provider: '' });
  expect(asked.found.map(({ what }) => what)).toEqual([
    'servers',
    'senders',
    'signatures',
    'programs',
    'services',
    'proofs',
  ]);
  const told = await story.told(owner.id());
  expect([told.mails.filter((kind) => kind.startsWith('domain-mail')), told.tasks]).toEqual([['domain-mail'], []]);
  const mail = owner.mails().find(({ subject }) => subject.includes('ha già la posta')) ?? expect.fail('no mail');
  expect(mail.text).toContain(`server di posta (mail.${domain}`);
  expect(mail.text).toContain('/api/vetrina/payment/');

  await story.pass(2 * DAY);
  expect((await story.told(owner.id())).mails).not.toContain('domain-mail-reminder');
  await story.pass(DAY);
  await story.pass(DAY);
  const later = await story.told(owner.id());
  expect(later.mails.filter((kind) => kind === 'domain-mail-reminder')).toHaveLength(1);
  expect(later.tasks).toEqual([]);
  await story.pass(4 * DAY);
  expect((await story.told(owner.id())).tasks).toEqual(['domains.mail-unanswered']);
  expect(ordered(domain)).toBe(0);
  await story.holds();

  await answer(owner, 'go');
  await story.pass(2 * HOUR);
  const done = await story.told(owner.id());
  expect([ordered(domain), done.tasks, done.states.at(-1)]).toEqual([1, [], 'live']);
  expect((await stateOf(owner))?.state).toBe('registered');
  const zone = story.registrar.state().zones.find(({ name }) => name === `${domain}.`);
  expect(zone?.records.find(({ type, name }) => type === 'MX' && name === `${domain}.`)?.values).toEqual([
    `10 mail.${domain}.`,
  ]);
  expect(
    await story.rows<object>(
      `select k.answer, k.answered_at is not null as at from kept_records k join domain_registrations d on d.id = k.registration_id where d.domain = $1`,
      [domain],
    ),
  ).toEqual([{ answer: 'go', at: true }]);
  const audit = await story.rows<{ actor: string; action: string }>(
    `select actor, action from audit_log where subject = $1 and action like 'domains.mail%' order by id`,
    [owner.id()],
  );
  expect(audit.map(({ action }) => action)).toEqual(['domains.mail-asked', 'domains.mail-answered']);
  await story.holds();
});

it('whoever leaves the name where it is gets its price back, and the site stays at its free address [W9] [K12]', async () => {
  const domain = 'occupato-google-due.it';
  const owner = await subscriber(domain);
  await story.pass(HOUR);
  expect((await question(owner)).provider).toBe('Google');
  const asked = await question(owner);
  await answer(owner, 'stay');
  // A press that comes twice, and the other word after it.
  for (const word of ['stay', 'go'] as const)
    await expect(
      answerMailQuestion(owner.ctx(), owner.id(), { domain, asked_at: asked.asked_at, answer: word }),
    ).rejects.toMatchObject({ code: 'domains.nothing-to-answer' });
  await story.pass(HOUR);
  const told = await story.told(owner.id());
  expect([told.states.at(-1), told.site, told.refunds, told.tasks]).toEqual(['live', 'live', ['succeeded 1200'], []]);
  expect(told.documents).toEqual(['invoice 11100', 'credit-note 1200']);
  expect(ordered(domain)).toBe(0);
  expect(await story.rows('select authcode from domain_registrations where domain = $1', [domain])).toEqual([
    { authcode: null },
  ]);
  await story.holds();
});

it('a withdrawal ends the question, and a word that comes after it moves nothing [W9] [K11]', async () => {
  const domain = 'occupato-posta-tre.it';
  const owner = await subscriber(domain);
  await story.pass(HOUR);
  const { asked_at } = await question(owner);
  await withdrawOrder(owner.ctx(), { id: owner.id(), name: 'Nives', mail: owner.billing.mail, lang: 'it' });
  await story.pass(8 * DAY);
  await expect(answerMailQuestion(owner.ctx(), owner.id(), { domain, asked_at, answer: 'go' })).rejects.toMatchObject({
    code: 'domains.nothing-to-answer',
  });
  const told = await story.told(owner.id());
  expect([told.tasks, told.mails.includes('domain-mail-reminder'), ordered(domain)]).toEqual([[], false, 0]);
  await story.holds();
});
