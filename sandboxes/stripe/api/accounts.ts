import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { closeAccount, tellOf } from '../connect/change-account.ts';
import { requireIn, type Change } from '../desk.ts';
import { newId } from '../ids.ts';
import { buildAccount, INCLUDES, shownAccount, type Account } from '../objects/account.ts';
import { route } from './route.ts';

const include = z.array(z.enum(INCLUDES)).max(10).default([]);
const address = z.string().max(5000);
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const party = z.enum(['stripe', 'application']);

const create = z.strictObject({
  contact_email: z.email().max(800).optional(),
  display_name: z.string().max(255).optional(),
  dashboard: z.enum(['express', 'full', 'none']).optional(),
  identity: z.strictObject({ country: z.string().length(2), entity_type: z.string().optional() }).optional(),
  configuration: z
    .strictObject({
      merchant: z
        .strictObject({
          capabilities: z
            .strictObject({ card_payments: z.strictObject({ requested: z.boolean() }).optional() })
            .optional(),
        })
        .optional(),
    })
    .optional(),
  defaults: z
    .strictObject({
      responsibilities: z.strictObject({ fees_collector: party, losses_collector: party }).optional(),
      locales: z.array(z.string()).optional(),
    })
    .optional(),
  include,
  metadata,
});

const collection = z.strictObject({
  fields: z.enum(['currently_due', 'eventually_due']).optional(),
  future_requirements: z.enum(['include', 'omit']).optional(),
});
const flow = z.strictObject({
  refresh_url: address,
  return_url: address.optional(),
  collection_options: collection.optional(),
});
const link = z.strictObject({
  account: z.string(),
  use_case: z.union([
    z.strictObject({ type: z.literal('account_onboarding'), account_onboarding: flow }),
    z.strictObject({ type: z.literal('account_update'), account_update: flow }),
  ]),
});

/** Minutes in which a link can be opened. */
const LINK_MS = 5 * 60_000;

const missing = (id: string) =>
  new ApiError(404, { type: 'invalid_request_error', code: 'not_found', message: `Account ${id} not found.` });
const find = ({ state }: Change, id: string) => requireIn(state.accounts, id, missing);
const shown = (account: Account, params: { include: (typeof INCLUDES)[number][] }) =>
  shownAccount(account, params.include);

/** Calls of the second version: JSON, and answers that show what was asked for. */
export const accountRoutes = [
  route('POST', '/v2/core/accounts', create, ({ desk }, params) => {
    const account = buildAccount({
      contactEmail: params.contact_email ?? null,
      displayName: params.display_name ?? null,
      dashboard: params.dashboard ?? 'none',
      country: params.identity?.country.toUpperCase() ?? 'US',
      responsibilities: params.defaults?.responsibilities ?? { fees_collector: 'stripe', losses_collector: 'stripe' },
      requested: params.configuration?.merchant?.capabilities?.card_payments?.requested ?? false,
      metadata: params.metadata,
      created: new Date(desk.now()).toISOString(),
    });
    desk.state.accounts.set(account.id, account);
    tellOf(desk, account, 'v2.core.account.created');
    return shown(account, params);
  }),
  route(
    'GET',
    '/v2/core/accounts',
    z.strictObject({ limit: z.coerce.number().int().max(100).optional() }),
    ({ state }) => ({
      data: [...state.accounts.values()].toReversed().map((account) => shownAccount(account, [])),
      next_page_url: null,
      previous_page_url: null,
    }),
  ),
  route('GET', '/v2/core/accounts/{id}', z.strictObject({ include }), (change, params, id) =>
    shown(find(change, id), params),
  ),
  route('POST', '/v2/core/accounts/{id}/close', z.looseObject({}), (change, _, id) => {
    const account = find(change, id);
    closeAccount(change.desk, account);
    return shownAccount(account, []);
  }),
  route('POST', '/v2/core/account_links', link, (change, { account: id, use_case: useCase }) => {
    const { desk } = change;
    const account = find(change, id);
    if (account.closed) throw missing(id);
    const { refresh_url: refreshUrl, return_url: returnUrl = null } =
      useCase.type === 'account_onboarding' ? useCase.account_onboarding : useCase.account_update;
    const key = newId('', 40);
    const now = desk.now();
    desk.state.accountLinks.set(key, {
      key,
      account: id,
      expiresAt: now + LINK_MS,
      used: false,
      refreshUrl,
      returnUrl,
    });
    return {
      object: 'v2.core.account_link' as const,
      account: id,
      created: new Date(now).toISOString(),
      expires_at: new Date(now + LINK_MS).toISOString(),
      livemode: false,
      url: `${desk.url}/connect/onboard/${key}`,
      use_case: useCase,
    };
  }),
];
