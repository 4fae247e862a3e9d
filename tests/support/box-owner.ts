/** An owner of mailboxes, at a mail host that a test plays itself. */
import { proveOrder } from '../../modules/access/index.server.ts';
import { mailOfOrder, openBox } from '../../modules/mailboxes/index.server.ts';
import type { MailHost } from '../../modules/mailboxes/mail-host.port.ts';
import type { BoxView } from '../../modules/mailboxes/schemas.ts';
import type { TestProduct } from './product.ts';
import { freeName, newShopper, registered, type Shopper } from './shopper.ts';

/** The key that product and mail host share. */
export const MAIL_HOST_KEY = 'key-of-tests';
/** A mail host is named, and nobody answers there. */
export const MAIL_HOST_AWAY = {
  MAIL_HOST_DOMAIN: 'mail.vetrina.example',
  MAIL_HOST_STORES: 'store1=http://127.0.0.1:1',
  MAIL_HOST_API_KEY: MAIL_HOST_KEY,
};

/** Takes everything; `put`: scripts by address, as the host has them, `cut`: whose sessions were ended. */
export function playedHost() {
  const put = new Map<string, string>();
  const cut: string[] = [];
  const host: MailHost = {
    kick: ({ username }) => Promise.resolve(void cut.push(username)),
    usage: () => Promise.resolve({ bytes: 0, messages: 0 }),
    erase: () => Promise.resolve(),
    putRules: ({ username }, sieve) => Promise.resolve(void put.set(username, sieve)),
  };
  return { host, put, cut };
}

export interface BoxOwner {
  owner: Shopper;
  domain: string;
  /** Of the first box; '' without one. */
  id: string;
  by: () => ReturnType<typeof proveOrder<'own'>>;
  box: () => Promise<BoxView>;
}
/** Whoever bought with a domain that is registered by now, and opened these boxes there. */
export async function newBoxOwner(product: TestProduct, names = ['info']): Promise<BoxOwner> {
  const [owner, domain] = [newShopper(product), freeName()];
  await owner.start();
  await owner.choose({ domains: [domain] });
  await owner.pay(await owner.checkout());
  await product.webhooksArrived();
  await product.drain();
  await registered(product, domain);
  const by = () => proveOrder(owner.ctx(), 'own', owner.id());
  for (const name of names) await openBox(owner.ctx(), { by: await by(), domain, name });
  const box = async () => {
    const [first] = (await mailOfOrder(owner.ctx(), { by: await by() })).names.flatMap(({ boxes }) => boxes);
    if (!first) throw new Error(`no box at ${domain}`);
    return first;
  };
  return { owner, domain, id: names.length > 0 ? (await box()).id : '', by, box };
}
