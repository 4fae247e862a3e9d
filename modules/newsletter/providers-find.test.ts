/** What mail providers would find of what a site's readers are sent (RFC 6376, RFC 7208, RFC 7489), by the records as they are published. */
import { expect, it } from 'vitest';
import { askedSite } from '../../tests/support/asked-site.ts';
import { sendTest } from './letters.ts';
import { checkName } from './sending-name/choose-name.ts';

const { product, site, domain, by, publisher, view, reader, mailsTo, letter, plan, due, lettersTo } = askedSite({
  named: true,
});
const SHARED = 'letters.vetrina.example';
const found = (mail: { id: number } | undefined) => product().mail.verdict(mail?.id ?? 0);
const wholly = (name: string, policy = 'quarantine') => ({
  from: name,
  dkim: {
    result: 'pass',
    domain: name,
    aligned: true,
    covers: expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post', 'list-id']),
  },
  spf: { result: 'pass', domain: name, aligned: true },
  dmarc: { result: 'pass', domain: name, policy },
});

it('a letter from the site’s own name is held by its own signature and by the list of senders that it leans on [P10]', async () => {
  const { mail } = await reader();
  await letter();
  await plan();
  await due();
  const own = `news.${domain()}`;
  const [sent] = await lettersTo(mail);
  expect(await found(sent)).toMatchObject({ ...wholly(own), dkim: { ...wholly(own).dkim, selector: 'vetrina' } });
});

it('a letter from the address that all sites share, a test of it, and the mail that asks are held as well [P10]', async () => {
  // Its own name is not ready: a record of it is not seen.
  product().dns.instead(`news.${domain()}`, 'MX', []);
  const { mail } = await reader();
  await letter();
  await sendTest(site().ctx(), { by: await by() });
  await plan();
  await due();
  expect((await view()).sender?.is_shared).toBe(true);
  const [sent] = await lettersTo(mail);
  expect(await found(sent)).toMatchObject({ ...wholly(SHARED), dkim: { ...wholly(SHARED).dkim, selector: 'news' } });
  const [test] = product()
    .mail.messages()
    .filter(({ envelopeFrom, id }) => envelopeFrom.endsWith(SHARED) && id !== sent?.id);
  expect(await found(test)).toMatchObject(wholly(SHARED));
  // Whatever somebody waits for has no signature of ours: docs/production.md asks the mail server for one.
  const [asked] = (await mailsTo(mail)).filter(({ subject }) => /^\d{6}/.test(subject));
  expect(await found(asked)).toMatchObject({
    from: 'vetrina.example',
    dkim: { result: 'none' },
    spf: { result: 'pass', domain: 'vetrina.example', aligned: true },
    dmarc: { result: 'pass', policy: 'quarantine' },
  });
});

it('a key that the zone has no more, or another one, is found out before a letter leaves, and by whoever gets one [P10]', async () => {
  const { mail } = await reader();
  await checkName(site().ctx(), { by: await publisher() });
  await letter();
  const key = `vetrina._domainkey.news.${domain()}`;
  await sendTest(site().ctx(), { by: await by() });
  product().dns.instead(key, 'TXT', ['"v=DKIM1; k=rsa; p=QUJD"']);
  const [test] = product()
    .mail.messages()
    .filter(({ envelopeFrom }) => envelopeFrom.endsWith(`@news.${domain()}`));
  expect(await found(test)).toMatchObject({
    dkim: { result: 'fail', domain: `news.${domain()}`, aligned: false },
    spf: { result: 'pass', aligned: true },
    dmarc: { result: 'pass' },
  });
  product().later(60 * 60_000);
  await plan();
  await due();
  expect(await lettersTo(mail)).toEqual([]);
  expect((await view()).letter).toMatchObject({ state: 'draft', reason: 'records' });
  product().dns.instead(key, 'TXT', null);
  product().later(60 * 60_000);
  await plan();
  await due();
  const [sent] = await lettersTo(mail);
  expect(await found(sent)).toMatchObject(wholly(`news.${domain()}`));
});
