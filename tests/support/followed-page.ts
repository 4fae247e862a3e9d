/** A site that was bought, and its page at the stand-in of the network: connected, changed, taken away, by the wire. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageConnections } from '../../adapters/social-pages/connections.ts';
import { createSocialPages } from '../../adapters/social-pages/index.ts';
import { proveSite } from '../../modules/access/index.server.ts';
import { followingOf, pollDuePages, sendNotices } from '../../modules/sync/index.server.ts';
import { startSocialPagesSandbox } from '../../sandboxes/social-pages/index.ts';
import { testConfig } from './context.ts';
import { newDraft } from './draft.ts';
import { startTestProduct } from './product.ts';
import { GUFI, type Choice } from './shopper.ts';
import { DAY, newSubscriber } from './subscriber.ts';

const BACK = 'http://localhost:3000/manager/connect/return';
/** It reads like the first page of the cast, into which pages are merged. */
export const PAGE = `${GUFI}.7`;

/** `choice`: what is bought. */
export async function openFollowedPage(choice?: Choice) {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-network-'));
  const { social: configured, dataKeys } = testConfig();
  const { accessToken, appSecret, appId = '', webhookToken = '' } = configured;
  let now = () => new Date();
  const network = await startSocialPagesSandbox({
    host: '127.0.0.1',
    port: 0,
    accessToken,
    appSecret,
    dataDir: folder,
    login: { appId, redirectUris: [BACK] },
    now: () => now(),
    pictureSeconds: 1e9,
  });
  const at = { apiBase: network.url, dialogBase: network.url, appSecret, dataKeys };
  const pages = createSocialPages({ ...at, accessToken, pictureHosts: [network.pictureHost] });
  let reads = 0;
  const social: typeof pages = {
    ...pages,
    read(...given) {
      reads += 1;
      return pages.read(...given);
    },
  };
  const product = await startTestProduct({
    ports: () => ({ social, pageConnections: createPageConnections({ ...at, appId, webhookToken }) }),
  });
  now = () => product.clock.now();
  network.setWebhook({ url: `${product.origin}/webhooks/social`, verifyToken: webhookToken });
  const owner = await newSubscriber(product, { page: PAGE, ...(choice && { choice }) });
  const draft = await newDraft(product, owner);
  const cookie = `vetrina_order=${owner.secret}`;

  async function control(path: string, body?: object, method = 'POST'): Promise<unknown> {
    const answer = await fetch(new URL(`/_control${path}`, network.homeUrl), {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  }

  const page = {
    product,
    network,
    owner,
    draft,
    control,
    /** Readings that were asked of the network so far. */
    reads: () => reads,
    change: (edit: object) => control(`/pages/${PAGE}`, edit, 'PATCH'),
    post: (message: string) => control(`/pages/${PAGE}/posts`, { message }),
    view: async () => followingOf(owner.ctx(), { by: await proveSite(owner.ctx(), 'decide', draft.id) }),
    subjects: () => owner.mails().map(({ subject }) => subject),
    rows: <Row extends object>(text: string, values?: unknown[]) => product.rows<Row>(text, values),
    /** Every token that the network has given for pages, word by word. */
    tokens(): string[] {
      const kept = JSON.parse(readFileSync(join(folder, 'social-grants.json'), 'utf8')) as { tokens: object };
      return Object.keys(kept.tokens);
    },
    /** Through the dialog as a person: returns how the screen is told what came of it. */
    async connect(person = `owner-of-${PAGE}`, refuse: string[] = [], answer = 'continue'): Promise<string> {
      const begun = await product.app.request(`/buy_yr/api/manager/connect?site=${draft.id}`, { headers: { cookie } });
      const login = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const body = new URLSearchParams({ person, answer });
      for (const scope of refuse) body.append('refuse', scope);
      const agreed = await fetch(begun.headers.get('location') ?? '', { method: 'POST', body, redirect: 'manual' });
      const { pathname, search } = new URL(agreed.headers.get('location') ?? '');
      const headers = { cookie: `${cookie}; ${login}` };
      const done = await product.app.request(pathname + search, { headers });
      await product.drain();
      return new URL(done.headers.get('location') ?? '', 'http://localhost').searchParams.get('connect') ?? '';
    },
    /** Lets days pass: what is due is read, what is due is written. */
    async days(count: number): Promise<void> {
      for (let day = 0; day < count; day += 1) {
        product.later(DAY);
        await pollDuePages(product.system());
        await sendNotices(product.system());
        await product.drain();
      }
    },
    async close() {
      await product.close();
      await network.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return page;
}
export type FollowedPage = Awaited<ReturnType<typeof openFollowedPage>>;
