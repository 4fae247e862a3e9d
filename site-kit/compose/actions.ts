import type { Action, Text } from '../document.ts';
import { unbroken } from '../copy/typeset.ts';
import type { Writer } from '../copy/writer.ts';
import type { Facts } from '../facts/facts.ts';
import { TRADE_RULES, type Wish } from '../facts/trades.ts';
import { mapLinks } from './map-links.ts';

type Channel = Exclude<Action['kind'], 'section'>;

/** By which way a wish is best asked, first that exists and is not taken. */
const WAYS: Record<Wish, Channel[]> = {
  table: ['call', 'whatsapp', 'email', 'messenger'],
  appointment: ['whatsapp', 'call', 'email', 'messenger'],
  consult: ['call', 'email', 'messenger'],
  quote: ['whatsapp', 'email', 'call', 'messenger'],
  order: ['whatsapp', 'call', 'email', 'messenger'],
  availability: ['email', 'whatsapp', 'call', 'messenger'],
  trial: ['whatsapp', 'call', 'email', 'messenger'],
  callNumber: ['call'],
  whatsapp: ['whatsapp'],
  email: ['email'],
  directions: ['directions'],
};
const SAYS_FREE = /gratis|gratuit|free\b|δωρεάν|no se paga|sin compromiso/iu;

/** Every way to reach the business, each once; the trade's wishes come first and name the button. */
export function actionsOf(facts: Facts, write: Writer): Action[] {
  const open = channels(facts);
  const actions: Action[] = [];
  const take = (kind: Channel, label: Text) => {
    const href = open.get(kind);
    if (href === undefined) return;
    open.delete(kind);
    actions.push({ kind, label, short: shortLabel(kind, write), href });
  };
  for (const wish of TRADE_RULES[facts.trade].wishes) {
    const kind = WAYS[wish].find((way) => open.has(way));
    if (kind) take(kind, wishLabel(wish, facts, write));
  }
  for (const kind of ['call', 'whatsapp', 'directions', 'email', 'messenger'] as const)
    take(kind, write.standard(`cta.${kind}`, {}, []));
  return actions;
}

function channels(facts: Facts): Map<Channel, string> {
  const map = mapLinks(facts);
  const found: [Channel, string | null][] = [
    ['call', facts.phone && `tel:${facts.phone.e164}`],
    ['whatsapp', facts.whatsapp && `https://wa.me/${facts.whatsapp}`],
    ['email', facts.email && `mailto:${facts.email}`],
    ['messenger', `https://m.me/${facts.username ?? facts.id}`],
    ['directions', map && map.google],
  ];
  return new Map(found.flatMap(([kind, href]) => (href === null ? [] : [[kind, href]])));
}

function wishLabel(wish: Wish, facts: Facts, write: Writer): Text {
  if (wish === 'callNumber')
    return write.standard('cta.callNumber', { phone: unbroken(facts.phone?.label ?? '') }, ['phone']);
  // A free trial is a promise; the button makes it only where the page does.
  if (wish === 'trial' && !SAYS_FREE.test(ownWords(facts))) return write.standard('cta.info');
  return write.standard(`cta.${wish}`);
}

function ownWords(facts: Facts): string {
  const said = [facts.about, facts.info, ...facts.paragraphs.flat()].map((text) => text?.value ?? '');
  const sold = facts.prices?.flatMap(({ items }) => items.map((item) => item.name.value)) ?? [];
  return [...said, ...sold].join(' ');
}

function shortLabel(kind: Channel, write: Writer): Text {
  return write.standard(kind === 'call' ? 'cta.call' : `short.${kind}`);
}
