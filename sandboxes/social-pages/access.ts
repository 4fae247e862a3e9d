import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { GraphError, throttled } from './graph-error.ts';
import type { Grants } from './grants.ts';

const HOUR = 3_600_000;

/** The caller's token, from the query or the header. */
export function readToken(c: Context): string {
  const header = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  const token = c.req.query('access_token') ?? header;
  if (!token) throw new GraphError(104, 'An access token is required to request this resource.');
  return token;
}

/** HMAC-SHA256 of the token under the app secret, in hexadecimal. */
export function checkProof(c: Context, token: string, appSecret: string): void {
  const proof = c.req.query('appsecret_proof');
  if (!proof)
    throw new GraphError(100, 'API calls from the server require an appsecret_proof argument', {
      type: 'GraphMethodException',
    });
  if (!same(proof, createHmac('sha256', appSecret).update(token).digest('hex')))
    throw new GraphError(190, 'Invalid appsecret_proof provided in the API argument', { status: 401 });
}

/** The app's own token, or that of the page that is read, and its proof. */
export function checkAccess(c: Context, expected: { accessToken: string; appSecret: string; grants: Grants }): void {
  const token = readToken(c);
  // A page's own token reads that page, and no other.
  const page = expected.grants.find(token);
  if (page && page.pageId !== c.req.path.split('/')[2])
    throw new GraphError(10, '(#10) This token is of another page.', { status: 403 });
  if (!page && !same(token, expected.accessToken))
    throw new GraphError(190, 'Invalid OAuth access token - Cannot parse access token', { status: 401, subcode: 467 });
  checkProof(c, token, expected.appSecret);
}

const same = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** The share of the hourly budget that is used, told in X-App-Usage with each answer; code 4 once it is spent. */
export function createUsage(callsPerHour: number, now: () => Date) {
  let windowStart = now().getTime();
  let calls = 0;
  let pretended: number | null = null;
  const percent = () => pretended ?? Math.min(100, Math.floor((calls / callsPerHour) * 100));
  return {
    header: () =>
      JSON.stringify({
        call_count: percent(),
        total_time: Math.floor(percent() / 2),
        total_cputime: Math.floor(percent() / 3),
      }),
    /** As if so much were used, whatever was; null: as it is. */
    pretend: (share: number | null) => void (pretended = share),
    count() {
      const at = now().getTime();
      if (at - windowStart >= HOUR) {
        windowStart = at;
        calls = 0;
      }
      if (calls >= callsPerHour) throw throttled();
      calls += 1;
    },
  };
}
