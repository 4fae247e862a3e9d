import { z } from 'zod';
import { ask } from './graph.ts';

const tokenBody = z.object({ access_token: z.string().min(1) });

/** Where a person is asked. `asked`: the names of permissions, or the configuration that stands in their place. */
export function dialogUrl(given: {
  dialogBase: string;
  appId: string;
  state: string;
  redirectUri: string;
  asked: { scope: string } | { config_id: string };
}): string {
  const url = new URL(`${given.dialogBase}/dialog/oauth`);
  const { appId, state, redirectUri, asked } = given;
  const params = { client_id: appId, redirect_uri: redirectUri, state, response_type: 'code', ...asked };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

interface App {
  appId: string;
  appSecret: string;
  apiBase: string;
}

/** The person's token of this code. Asked once: a code is spent by the first question, whatever became of its answer. */
export const exchangeCode = (
  app: App,
  { code, redirectUri }: { code: string; redirectUri: string },
  signal: AbortSignal,
): Promise<string> => tokenFor(app, { redirect_uri: redirectUri, code }, signal);

/** The same token for sixty days; page tokens that are made with it have no end of their own. */
export const longLived = (app: App, token: string, signal: AbortSignal): Promise<string> =>
  tokenFor(app, { grant_type: 'fb_exchange_token', fb_exchange_token: token }, signal);

async function tokenFor(app: App, params: Record<string, string>, signal: AbortSignal): Promise<string> {
  const url = new URL(`${app.apiBase}/oauth/access_token`);
  const all = { client_id: app.appId, client_secret: app.appSecret, ...params };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return tokenBody.parse(await ask(url, { token: null, signal })).access_token;
}
