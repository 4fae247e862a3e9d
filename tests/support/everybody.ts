/** Everybody who can knock at a call, with what each of them owns: for tests that walk through all calls. */
import { expect } from 'vitest';
import { addStaff, setDisabled, setPassword, signIn } from '../../modules/identity/index.server.ts';
import type { Role } from '../../modules/identity/schemas.ts';
import { proveOrder, proveSite } from '../../modules/access/index.server.ts';
import { requestText } from '../../modules/copywriting/request-text.ts';
import { addDevice, openBox } from '../../modules/mailboxes/index.server.ts';
import { LARGEST_PLAN } from '../../modules/plans/schemas.ts';
import { openTask } from '../../modules/tasks/index.server.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { MAIL_HOST_AWAY } from './box-owner.ts';
import { newHelper } from './helper.ts';
import { askedOne, bookedOne, orderedOne, plannedOne } from './one-of-each.ts';
import { newPageOwner } from './page-owner.ts';
import { startTestProduct, type TestProduct } from './product.ts';
import { page, type Person } from './route-matrix.ts';
import { another, freeName, GUFI, newShopper, nives, registered } from './shopper.ts';

const PASSWORD = 'dodici lettere e più';

async function staff(product: TestProduct, role: Role) {
  const email = `${another(role)}@vetrina.example`;
  const { id } = await addStaff(product.system(), { email, name: 'Ada', role });
  await setPassword(product.system(), { userId: id, password: PASSWORD });
  const { token } = await signIn(product.as(null), { email, password: PASSWORD, address: null });
  return { id, authorization: `Bearer ${token}` };
}

/**
 * A product of its own with a buyer of all that a plan holds, helpers, colleagues and strangers. `headers` sign a person in,
 * `names` fills the parameters of `ROUTES`, `agentsOrder` is one that an agent opened. Close `product`.
 */
export async function meetEverybody() {
  const headers = {} as Record<Person, Record<string, string>>;
  const names = {} as Record<string, string>;
  let callers = 0;
  /** Each call comes from an address of its own, so that no budget is ever used up. */
  function call(method: string, path: string, body: unknown, given: Record<string, string>) {
    callers += 1;
    const remoteAddress = `198.18.${callers >> 8}.${callers & 255}`;
    const init = { method, headers: { 'content-type': 'application/json', ...given } };
    return product.app.request(path, body === null ? init : { ...init, body: JSON.stringify(body) }, {
      incoming: { socket: { remoteAddress } },
    });
  }

  const product = await startTestProduct({
    env: {
      ADMIN_API_USERNAME: 'server',
      ADMIN_API_PASSWORD: 'una parola lunga per il server',
      ...MAIL_HOST_AWAY,
    },
  });
  const holder = newShopper(product);
  const domain = freeName();
  // With all that a plan holds.
  await holder.buy({ plan: LARGEST_PLAN, domains: [domain] });
  await registered(product, domain);
  const own = await proveOrder(holder.ctx(), 'own', holder.id());
  const box = await openBox(holder.ctx(), { by: own, domain, name: 'info' });
  const { deviceId } = await addDevice(holder.ctx(), { by: own, id: box, kind: 'phone', name: 'Telefono' });
  const other = newShopper(product);
  await other.start();
  const [agent, otherAgent, operator, disabled] = [
    await staff(product, 'agent'),
    await staff(product, 'agent'),
    await staff(product, 'operator'),
    await staff(product, 'agent'),
  ];
  await setDisabled(product.system(), { userId: disabled.id, disabled: true });
  const one = async (text: string) => (await product.rows<{ id: string }>(text))[0]?.id ?? expect.fail(text);
  const site = { owner: product.as(holder.secret), site: await one('select id from sites limit 1') };
  const [writer, publisher] = [
    await newHelper(product, { ...site, role: 'writer' }),
    await newHelper(product, { ...site, role: 'publisher' }),
  ];
  await newHelper(product, { ...site, role: 'writer', mail: 'taken-away@settegufi.example' });
  const pageOwner = await newPageOwner(product);
  const free = await pageOwner.putOnline();
  const bearer = ({ authorization }: { authorization: string }) => ({ authorization });
  Object.assign(headers, {
    visitor: {},
    holder: { cookie: `vetrina_order=${holder.secret}` },
    writer: { cookie: `vetrina_order=${writer.secret}` },
    publisher: { cookie: `vetrina_order=${publisher.secret}` },
    'page owner': { cookie: `vetrina_order=${pageOwner.secret()}` },
    'other holder': { cookie: `vetrina_order=${other.secret}` },
    agent: bearer(agent),
    'other agent': bearer(otherAgent),
    operator: bearer(operator),
    server: { authorization: `Basic ${Buffer.from('server:una parola lunga per il server').toString('base64')}` },
    'disabled agent': bearer(disabled),
  } satisfies Record<Person, Record<string, string>>);

  const started = await call('POST', '/buy_yr/api/page/preview', { id: GUFI }, {});
  const { _id: preview } = (await started.json()) as { _id: string };
  await product.drain();
  const shared = await call('POST', `${page}/preview/${preview}/share`, {}, headers.agent);
  await product.rows(
    `insert into failed_jobs (id, name, payload, reason, tries, failed_at)
     values (gen_random_uuid(), 'sites.publish', jsonb_build_object('siteId', (select id from sites limit 1)), 'x', 1, now())`,
  );
  const task = { key: 'test:1', kind: 'sites.held', subject: holder.id(), detail: 'x' } as const;
  await inTransaction(product.system(), (ctx) => openTask(ctx, task));
  const asked = { place: 'story', about: 'La storia', points: 'Tre generazioni', tone: 'Semplice' } as const;
  const manage = await proveSite(holder.ctx(), 'manage', await one('select id from sites limit 1'));
  await requestText(holder.ctx(), { by: manage, key: 'a'.repeat(26), ...asked });
  const by = await proveSite(holder.ctx(), 'draft', manage.siteId);
  const ordered = await orderedOne(product, holder, by);
  Object.assign(names, {
    id: holder.id(),
    booking: await bookedOne(holder, by),
    date: await plannedOne(product, holder, by),
    ...ordered,
    kind: 'order',
    record: ordered.order,
    subscriber: await askedOne(product, holder, manage.siteId),
    text: await one('select id from text_requests limit 1'),
    domain,
    box,
    device: deviceId,
    preview,
    page: GUFI,
    link: ((await shared.json()) as { _id: string })._id,
    colleague: disabled.id,
    invoice: await one('select id from invoices limit 1'),
    site: await one('select id from sites limit 1'),
    version: await one('select current_version_id as id from sites limit 1'),
    helper: await one("select id from site_helpers where mail like 'taken-away%'"),
    mail: await one('select id from mails where sent_at is not null limit 1'),
    event: await one('select id from inbox_events limit 1'),
    job: await one('select id from failed_jobs limit 1'),
    session: await one('select id from checkout_sessions limit 1'),
    task: 'test:1',
    free: free.siteId,
  });
  const opened = await call(
    'POST',
    '/buy_yr/api/order/subscription',
    { facebook_page_id: GUFI, billing_info: nives() },
    headers.agent,
  );
  const agentsOrder = ((await opened.json()) as { _id: string })._id;
  return { product, holder, headers, names, agentsOrder, call };
}
export type Everybody = Awaited<ReturnType<typeof meetEverybody>>;

/** The parameters of a path or body as their values in `given`. */
export const filled = (text: string, given: Record<string, string>) =>
  text.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (whole, name: string) => given[name] ?? whole);
