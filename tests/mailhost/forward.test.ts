/** Mail that goes on to another address, by the rules that the product writes: the sandbox and Debian's daemons. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDovecot } from '../../adapters/dovecot/index.ts';
import { sieveOf } from '../../modules/mailboxes/sieve.rules.ts';
import { API_KEY, mailOf } from '../contracts/mail-host.harness.ts';
import { clientsOf } from './clients.ts';
import { CANDIDATES, titleOf, type MailTarget } from './targets.ts';

const COME = { timeout: 30_000, interval: 200 };

describe.each(CANDIDATES)('$name', (candidate) => {
  describe.skipIf(candidate.missing !== null)(titleOf(candidate), () => {
    let target: MailTarget;
    const { arrive, send, subjects } = clientsOf(() => target);
    const outside = (to: string) => target.outside.messages().filter((mail) => mail.to.includes(to));
    const forward = (local: string, targets: string[], keeps = true) => {
      const own = `${local}@bar.it`;
      const api = createDovecot({ stores: [{ name: 'store1', url: target.url }], apiKey: API_KEY });
      const forwarding = targets.length > 0 ? { targets, keeps, own } : null;
      return api.putRules({ username: own, host: 'store1' }, sieveOf({ reply: null, addresses: [], forwarding }));
    };

    beforeAll(async () => {
      target = await candidate.open();
      for (const local of ['copia', 'senza', 'uno', 'due', 'rimbalzi', 'ferma', 'alias'])
        await target.rows.box({ local });
    });
    afterAll(() => target?.close());

    it('to two addresses in the box’s own name, and a copy stays; without one nothing stays [P4]', async () => {
      await forward('copia', ['nives@fuori.example', 'ada@fuori.example']);
      await forward('senza', ['sola@fuori.example'], false);
      await arrive('copia@bar.it', mailOf('Un tavolo', { to: 'copia@bar.it' }));
      await arrive('senza@bar.it', mailOf('Senza copia', { to: 'senza@bar.it' }));
      await expect.poll(() => subjects('copia@bar.it'), COME).toEqual(['Un tavolo']);
      for (const to of ['nives@fuori.example', 'ada@fuori.example']) {
        await expect.poll(() => outside(to).length, COME).toBe(1);
        const [mail] = outside(to);
        // SPF of the stranger does not hold for us: the envelope is ours, what they wrote is theirs.
        expect(mail?.envelopeFrom).toBe('copia@bar.it');
        expect(mail?.from).toContain('cliente@fuori.example');
        const marks = mail?.headers.filter(({ name }) => name.toLowerCase() === 'x-sieve-redirected-from');
        expect(marks?.map(({ value }) => value.trim())).toEqual(['copia@bar.it']);
      }
      await expect.poll(() => outside('sola@fuori.example').length, COME).toBe(1);
      expect(await subjects('senza@bar.it')).toEqual([]);
    });

    it('two boxes that forward to each other, even without a copy, end: each mail is somewhere, and goes round once [P4]', async () => {
      for (const keeps of [true, false]) {
        await forward('uno', ['due@bar.it'], keeps);
        await forward('due', ['uno@bar.it'], keeps);
        const subject = keeps ? 'Con copia' : 'In tondo';
        await arrive('uno@bar.it', mailOf(subject, { to: 'uno@bar.it' }));
        const all = async () => [...(await subjects('uno@bar.it')), ...(await subjects('due@bar.it'))];
        await expect.poll(all, COME).toContain(subject);
        // Nothing is on its way any more.
        await arrive('alias@bar.it', mailOf(`Dopo ${subject}`));
        await expect.poll(() => subjects('alias@bar.it'), COME).toContain(`Dopo ${subject}`);
        const round = (await all()).filter((each) => each === subject).length;
        expect(round).toBeGreaterThanOrEqual(1);
        expect(round).toBeLessThanOrEqual(keeps ? 3 : 1);
      }
    });

    it('what comes back without a sender stays here and goes on nowhere [P4]', async () => {
      await forward('rimbalzi', ['rotto@fuori.example'], false);
      await send(target.smtpUrl, {
        from: '',
        to: 'rimbalzi@bar.it',
        raw: mailOf('Undelivered', { to: 'rimbalzi@bar.it' }),
      });
      await expect.poll(() => subjects('rimbalzi@bar.it'), COME).toEqual(['Undelivered']);
      expect(outside('rotto@fuori.example')).toEqual([]);
    });

    it('ended, it goes on no more from that moment [P4]', async () => {
      await forward('ferma', ['via@fuori.example']);
      await arrive('ferma@bar.it', mailOf('Prima', { to: 'ferma@bar.it' }));
      await expect.poll(() => outside('via@fuori.example').length, COME).toBe(1);
      await forward('ferma', []);
      await arrive('ferma@bar.it', mailOf('Dopo', { to: 'ferma@bar.it' }));
      await expect.poll(() => subjects('ferma@bar.it'), COME).toEqual(['Prima', 'Dopo']);
      expect(outside('via@fuori.example')).toHaveLength(1);
    });
  });
});
