import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import {
  MOST_ALIASES,
  MOST_DEVICES,
  type Box,
  type MailName,
  type MailView,
} from '../../../../modules/mailboxes/schemas.ts';
import { LANGS, type Lang } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import { MailScreen } from './mail-screen.tsx';

const AT = '2026-11-23T15:20:00.000Z';
const BOX: Box = {
  id: 'mbx_1',
  address: 'info@settegufi.it',
  state: 'live',
  has_password: true,
  devices_only: false,
  stopped_by: null,
  typed_shut_until: null,
  fetch_until: null,
  reply: null,
  forwards: [],
  keeps_forwarded: true,
  devices: [],
};
const NAME: MailName = {
  domain: 'settegufi.it',
  name: 'settegufi.it',
  state: 'ours',
  can_move: false,
  can_switch: false,
  mx_first: null,
  chosen: [],
  boxes: [BOX],
  aliases: [],
};
const VIEW: MailView = {
  order: { id: 'ord_1', name: 'Trattoria Sette Gufi', mail: 'nives@settegufi.example' },
  most: 2,
  left: 1,
  served: true,
  suggested: ['prenota'],
  servers: { imap: { host: 'imap.mail.example', port: 993 }, smtp: { host: 'smtp.mail.example', port: 465 } },
  names: [NAME],
};
const phone = (n = 1) => ({ id: `mdv_${n}`, kind: 'phone' as const, name: `Telefono ${n}`, created_at: AT });
const drawn = (change: Partial<MailView> = {}, lang: Lang = 'it'): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <MemoryRouter>
        <MailScreen loaded={{ ...VIEW, ...change }} />
      </MemoryRouter>
    </I18nextProvider>,
  );
const ofName = (change: Partial<MailName>, more: Partial<MailView> = {}, lang: Lang = 'it') =>
  drawn({ names: [{ ...NAME, ...change }], ...more }, lang);
const ofBox = (change: Partial<Box>) => ofName({ boxes: [{ ...BOX, ...change }] });
const OPENS = 'type="submit"';

it('without a name of one’s own it says why there are no boxes, and leads to where names are added [P4]', () => {
  const html = drawn({ names: [] });
  expect(html).toContain('finisce con un dominio tuo');
  expect(html).toContain('href="/manager/orders/ord_1"');
  expect(html).not.toContain(OPENS);
});

it('a new name has both addresses filled in, and those that were chosen before come first [P4]', () => {
  const two = { left: 2, suggested: ['info', 'prenota'] };
  const html = ofName({ boxes: [] }, two);
  expect(html).toMatch(/value="info"[^]*@settegufi\.it[^]*value="prenota"/);
  expect(html).toContain('Apri le caselle');
  expect(ofName({ boxes: [], chosen: ['osteria'] }, two)).toMatch(/value="osteria"[^]*value=""/);
});

it.each([
  ['waiting', {}, 'Appena lo è, qui apri le tue caselle.'],
  ['waiting', { chosen: ['info', 'prenota'] }, 'si aprono da sole: info@settegufi.it, prenota@settegufi.it.'],
  ['elsewhere', {}, 'è presso un altro gestore'],
  ['left', {}, 'Questo dominio non è più con noi'],
] as const)('of a name that is %s it says so, and opens nothing [P4]', (state, more, sentence) => {
  const html = ofName({ state, boxes: [], ...more, chosen: [...('chosen' in more ? more.chosen : [])] });
  expect(html).toContain(sentence);
  expect(html).not.toContain(OPENS);
});

it('a name that waits and whose mail can come first is not told to wait for its boxes [P4]', () => {
  const html = ofName({ state: 'waiting', boxes: [], can_move: true });
  expect(html).toContain('Porta qui la posta');
  expect(html).not.toContain('qui apri le tue caselle');
});

it('a box does not say that it receives while the mail of its name still goes elsewhere [P4]', () => {
  for (const has_password of [true, false]) {
    const html = ofName({ state: 'moving', boxes: [{ ...BOX, has_password }] });
    expect(html).toContain('da quando la posta di questo dominio arriva qui');
    expect(html).not.toMatch(/Riceve già|riceve e spedisce\./);
  }
});

it.each([
  [{ has_password: false }, 'Riceve già. Per leggerla scegli la password'],
  [{}, 'Attiva: riceve e spedisce.'],
  [{ has_password: false, devices: [phone()] }, 'Attiva: riceve e spedisce.'],
  [{ devices_only: true }, 'nessun dispositivo la può aprire'],
  [{ stopped_by: 'operator' }, 'abbiamo fermato l’invio'],
  [{ stopped_by: 'owner' }, 'hai fermato l’invio'],
  [{ typed_shut_until: AT }, 'Fino alle 16:20 la password non apre'],
  [{ state: 'paused' }, 'In pausa: riceve e conserva tutto'],
  [{ state: 'ended', fetch_until: AT }, 'Fino al 23 novembre 2026'],
] satisfies [Partial<Box>, string][])('a box (%j) has one sentence for how it stands [P4]', (change, sentence) => {
  const html = ofBox(change);
  expect(html).toContain(sentence);
  // Closed, it can be given neither a password nor a device; and what nothing opens is closed to nothing.
  const isLive = !('state' in change);
  expect(html.includes('Aggiungi telefono o computer')).toBe(isLive);
  expect(html.includes('role="switch"')).toBe(isLive && !sentence.startsWith('Riceve già'));
});

it('while the order is not served nothing opens, and the limits are told before they are met [P4]', () => {
  const closed = ofName({ boxes: [] }, { served: false });
  expect(closed).toContain('l’ordine non è pagato, è sospeso o è finito');
  expect(closed).not.toContain(OPENS);
  expect(ofName({ boxes: [] }, { left: 0 })).toContain('Le 2 caselle del tuo piano sono già aperte');
  const devices = Array.from({ length: MOST_DEVICES }, (_none, n) => phone(n));
  expect(ofBox({ devices })).toContain('Hai aggiunto 10 dispositivi');
  const aliases = Array.from({ length: MOST_ALIASES }, (_none, n) => ({ name: `alias${n}`, boxes: [BOX.id] }));
  const full = ofName({ aliases });
  expect(full).toContain('Hai 10 alias');
  expect(full).not.toContain('Aggiungi un alias');
});

it.each(LANGS)('is told in %s with nothing left unfilled [L7]', (lang) => {
  const html = ofName(
    { boxes: [{ ...BOX, devices: [phone()] }], aliases: [{ name: 'vendite', boxes: [BOX.id] }] },
    {},
    lang,
  );
  expect(html).not.toMatch(/\{\{|>(?:devices|alias|setup|box|only)\.[a-z]/);
  for (const value of ['imap.mail.example', '993', '465', 'vendite@settegufi.it', 'Telefono 1'])
    expect(html).toContain(value);
});
