import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newShopper, type Shopper } from '../../tests/support/shopper.ts';
import { leaveWithDomain } from '../domains/index.server.ts';
import {
  proveOrder,
  proveSite,
  proveStaff,
  systemOrder,
  type OrderAccess,
  type SiteAccess,
  type Staff,
} from './index.server.ts';
import { ORDER_RIGHT, ORDER_RIGHTS, SITE_RIGHT, SITE_RIGHTS } from './rights.rules.ts';

let product: TestProduct;
let holder: Shopper;
let other: Shopper;
beforeAll(async () => {
  product = await startTestProduct();
  [holder, other] = [newShopper(product), newShopper(product)];
  await holder.start();
  await other.start();
});
afterAll(() => product.close());

const notFound = { code: 'ordering.not-found', status: 404 };

it('gives a proof to whom the table of rights names, and one answer to everybody else [X5]', async () => {
  const actors: Record<Actor['kind'], Actor> = {
    visitor: { kind: 'visitor', orderSession: holder.secret },
    agent: { kind: 'agent', userId: 'usr_a', name: 'Ada' },
    operator: { kind: 'operator', userId: 'usr_o', name: 'Ugo' },
    letter: { kind: 'letter', siteId: 'sit_any' },
    copywriter: { kind: 'copywriter', siteId: 'sit_any', userId: 'usr_o' },
    system: { kind: 'system', job: 'tests.job' },
  };
  const strangers: Actor[] = [
    { kind: 'visitor', orderSession: null },
    { kind: 'visitor', orderSession: other.secret },
    // A cookie that pretends to be an agent's key, and the agent who did not open the order.
    { kind: 'visitor', orderSession: 'agent:usr_a' },
    { kind: 'agent', userId: 'usr_a', name: 'Ada' },
  ];
  const as = (actor: Actor) => ({ ...product.system(), actor });
  for (const right of ORDER_RIGHT) {
    for (const [kind, actor] of Object.entries(actors) as [Actor['kind'], Actor][]) {
      const asked = proveOrder(as(actor), right, holder.id());
      // The agent of the table did not open this order.
      const admitted = ORDER_RIGHTS[kind][right] !== 'never' && kind !== 'agent';
      if (admitted) expect((await asked).orderId).toBe(holder.id());
      else await expect(asked, `${kind} ${right}`).rejects.toMatchObject(notFound);
    }
    for (const actor of strangers)
      await expect(proveOrder(as(actor), right, holder.id()), right).rejects.toMatchObject(notFound);
  }
});

it('gives each right to a site to whom the table names: its owner is who holds the order that bought it [X5]', async () => {
  const owner = newShopper(product);
  await owner.buy({});
  const [site] = await product.rows<{ id: string }>('select id from sites where order_id = $1', [owner.id()]);
  const siteId = site?.id ?? expect.fail('nothing was built');
  const as = (actor: Actor) => ({ ...product.system(), actor });
  const actors: Record<Actor['kind'], Actor> = {
    visitor: { kind: 'visitor', orderSession: owner.secret },
    agent: { kind: 'agent', userId: 'usr_a', name: 'Ada' },
    operator: { kind: 'operator', userId: 'usr_o', name: 'Ugo' },
    letter: { kind: 'letter', siteId },
    copywriter: { kind: 'copywriter', siteId, userId: 'usr_o' },
    system: { kind: 'system', job: 'tests.job' },
  };
  const missing = { code: 'sites.not-found', status: 404 };
  for (const right of SITE_RIGHT) {
    for (const [kind, actor] of Object.entries(actors) as [Actor['kind'], Actor][]) {
      const asked = proveSite(as(actor), right, siteId);
      if (SITE_RIGHTS[kind][right] === 'never') await expect(asked, `${kind} ${right}`).rejects.toMatchObject(missing);
      else expect((await asked).siteId).toBe(siteId);
    }
    for (const orderSession of [null, other.secret, 'agent:usr_a'])
      await expect(proveSite(as({ kind: 'visitor', orderSession }), right, siteId)).rejects.toMatchObject(missing);
    await expect(proveSite(as(actors.visitor), right, 'sit_none')).rejects.toMatchObject(missing);
    // The link of another site's letter.
    const foreign = as({ kind: 'letter', siteId: 'sit_other' });
    await expect(proveSite(foreign, right, siteId)).rejects.toMatchObject(missing);
    // Who writes for the owner of another site.
    const elsewhere = as({ kind: 'copywriter', siteId: 'sit_other', userId: 'usr_o' });
    await expect(proveSite(elsewhere, right, siteId)).rejects.toMatchObject(missing);
  }
});

it('asks visitors to sign in, and neither role passes for the other [A1]', () => {
  const as = (actor: Actor) => ({ actor });
  const visitor = as({ kind: 'visitor', orderSession: null });
  const agent = as({ kind: 'agent', userId: 'usr_a', name: 'A' });
  const operator = as({ kind: 'operator', userId: 'usr_o', name: 'O' });
  const asked = expect.objectContaining({ code: 'identity.sign-in-needed', status: 401 });
  const refused = expect.objectContaining({ code: 'identity.not-allowed', status: 403 });
  for (const role of ['agent', 'operator'] as const) {
    for (const nobody of [visitor, as({ kind: 'system', job: 'x' })])
      expect(() => proveStaff(nobody, role)).toThrow(asked);
  }
  expect(() => proveStaff(agent, 'operator')).toThrow(refused);
  expect(() => proveStaff(operator, 'agent')).toThrow(refused);
  expect(proveStaff(agent, 'agent')).toMatchObject({ userId: 'usr_a', name: 'A', role: 'agent' });
  expect(proveStaff(operator, 'operator').userId).toBe('usr_o');
});

it('is the only place where a proof is made: no literal is one, and one right is not another', () => {
  const refused = () => {
    // @ts-expect-error a literal is no proof, whatever it holds
    const literal: OrderAccess<'own'> = { orderId: 'ord_x', right: 'own' };
    // @ts-expect-error the right to prepare is not the right to own
    const other: OrderAccess<'own'> = {} as OrderAccess<'prepare'>;
    // @ts-expect-error to see a site is not to publish it
    const site: SiteAccess<'publish'> = {} as SiteAccess<'read'>;
    // @ts-expect-error an agent is no operator
    const staff: Staff<'operator'> = {} as Staff<'agent'>;
    // @ts-expect-error an id where the proof is asked for
    void leaveWithDomain(product.system(), { by: 'ord_x', domain: 'x.it' });
    // @ts-expect-error the system owns no order
    void inTransaction(product.system(), async (ctx) => systemOrder(ctx, 'own', 'ord_x'));
    return [literal, other, site, staff];
  };
  expect(refused).toBeTypeOf('function');
  // A cast would compile, so no file of the product holds one.
  const made = productFiles().filter((file) =>
    /\bas (?:unknown as )?(?:OrderAccess|SiteAccess|FreeSiteAccess|Staff)\b|new (?:Order|Site|FreeSite|Staff)Proof/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(made.toSorted()).toEqual(
    ['free-site', 'grant', 'order', 'site', 'staff'].map((what) => `modules/access/prove-${what}.ts`),
  );
});

it('lets only what follows from a fact act as the system without being a job', () => {
  const asking = productFiles().filter((file) => /\bsystemOrder\(/.test(readFileSync(file, 'utf8')));
  expect(asking.filter((file) => !/^(?:server\/reactions\/|modules\/access\/)/.test(file))).toEqual([]);
});

/**
 * Verbs behind the doors that trust an `orderId` or a `siteId` which their caller has found. The list only grows shorter. (An
 * `id` is what somebody claims; who takes it asks for the right.)
 */
const BY_ID = [
  // Asked by jobs and verbs of a room that has proved its site: names that everybody finds in the DNS.
  'domains.namesInOurZones',
  // The key of the mailed link is the proof: nobody has another before it.
  'ordering.openOrderLink',
  // What everybody may see of a site: guests book there, and none of them has a right to it.
  'sites.liveSite',
  // Asked by handlers of events, with the order that the event names; it tells an id and nothing of what the site holds.
  'sites.siteOfOrder',
];

it('has no further verb behind a door that trusts a bare id from outside', () => {
  expect(['ordering', 'billing', 'domains', 'sites', 'invoicing', 'stats'].flatMap(trusting).toSorted()).toEqual(
    BY_ID.toSorted(),
  );
});

const productFiles = () =>
  ['app', 'server', 'modules', 'adapters', 'platform'].flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => `${place}/${file}`),
  );

/** `<room>.<verb>` of the door that take `orderId: string` or `siteId: string` with a context that has no transaction. */
function trusting(room: string): string[] {
  const door = readFileSync(`modules/${room}/index.server.ts`, 'utf8');
  return [...door.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', file]) => {
    const text = readFileSync(`modules/${room}/${file}`, 'utf8');
    const given = (name: string) =>
      new RegExp(
        `export (?:async )?(?:function ${name}\\b|const ${name} = (?:async )?)(?:<[^>]*>)?\\(([^]*?)\\)(?::| =>)`,
      ).exec(text)?.[1] ?? '';
    return (
      names
        .split(',')
        .map((name) => name.trim())
        // Of staff the role is the right: whichever order it is.
        .filter(
          (name) =>
            name !== '' &&
            !/\bby: Staff</.test(given(name)) &&
            /\bctx: (?:Ctx\b|Pick<Ctx)[^]*\b(?:orderId|siteId): string\b/.test(given(name)),
        )
        .map((name) => `${room}.${name}`)
    );
  });
}
