import { z } from 'zod';
import { noSuch } from '../api-error.ts';
import { requireIn, type Change } from '../desk.ts';
import { listPage } from '../lists.ts';
import { buildConfiguration, buildPortalSession, type PortalConfiguration } from '../objects/portal.ts';
import { expand, flag, metadata, noParams, page, text } from '../params.ts';
import { route } from './route.ts';

const path = '/v1/billing_portal';
const choice = z.strictObject({ enabled: flag });
const address = z.string().max(5000);
const configurationCreate = z.strictObject({
  features: z.strictObject({
    invoice_history: choice.optional(),
    payment_method_update: choice.optional(),
    subscription_cancel: choice.extend({ mode: z.enum(['at_period_end', 'immediately']).optional() }).optional(),
    customer_update: choice
      .extend({ allowed_updates: z.array(z.enum(['tax_id', 'address', 'email', 'name', 'phone'])).optional() })
      .optional(),
  }),
  business_profile: z
    .strictObject({
      headline: text.optional(),
      privacy_policy_url: address.optional(),
      terms_of_service_url: address.optional(),
    })
    .default({}),
  default_return_url: address.optional(),
  name: text.optional(),
  metadata: metadata.default({}),
  expand,
});
const sessionCreate = z.strictObject({
  customer: z.string(),
  configuration: z.string().optional(),
  return_url: address.optional(),
  locale: z.string().max(10).optional(),
  flow_data: z
    .strictObject({
      type: z.enum(['payment_method_update', 'subscription_cancel']),
      subscription_cancel: z.strictObject({ subscription: z.string() }).optional(),
      after_completion: z
        .strictObject({
          type: z.enum(['redirect', 'portal_homepage']),
          redirect: z.strictObject({ return_url: address }).optional(),
        })
        .optional(),
    })
    .optional(),
  expand,
});

function createConfiguration({ state, now, emit }: Change, params: z.output<typeof configurationCreate>) {
  const { features: asked, business_profile: profile } = params;
  const configuration = buildConfiguration({
    features: {
      invoiceHistory: asked.invoice_history?.enabled ?? false,
      methodUpdate: asked.payment_method_update?.enabled ?? false,
      cancel: {
        enabled: asked.subscription_cancel?.enabled ?? false,
        mode: asked.subscription_cancel?.mode ?? 'at_period_end',
      },
      customerUpdate: {
        enabled: asked.customer_update?.enabled ?? false,
        allowed: asked.customer_update?.allowed_updates ?? [],
      },
    },
    headline: profile.headline ?? null,
    privacyUrl: profile.privacy_policy_url ?? null,
    termsUrl: profile.terms_of_service_url ?? null,
    returnUrl: params.default_return_url ?? null,
    isDefault: false,
    name: params.name ?? null,
    metadata: params.metadata,
    created: now,
  });
  state.portalConfigurations.set(configuration.id, configuration);
  emit('billing_portal.configuration.created', configuration);
  return configuration;
}

/** What the account's owner would have set in the dashboard; a session that names no configuration uses it. */
function defaultConfiguration({ state, now }: Change): PortalConfiguration {
  const known = [...state.portalConfigurations.values()].find((each) => each.is_default);
  const configuration =
    known ??
    buildConfiguration({
      features: {
        invoiceHistory: true,
        methodUpdate: true,
        cancel: { enabled: true, mode: 'at_period_end' },
        customerUpdate: { enabled: false, allowed: [] },
      },
      headline: null,
      privacyUrl: null,
      termsUrl: null,
      returnUrl: null,
      isDefault: true,
      name: null,
      metadata: {},
      created: now,
    });
  state.portalConfigurations.set(configuration.id, configuration);
  return configuration;
}

function createSession(change: Change, params: z.output<typeof sessionCreate>) {
  const { state, desk, now, emit } = change;
  const customer = requireIn(state.customers, params.customer, (id) => noSuch('customer', id, 'customer'));
  const configuration =
    params.configuration === undefined
      ? defaultConfiguration(change)
      : requireIn(state.portalConfigurations, params.configuration, (id) =>
          noSuch('configuration', id, 'configuration'),
        );
  const flow = params.flow_data;
  const subscription = flow?.subscription_cancel?.subscription ?? null;
  if (subscription !== null)
    requireIn(state.subscriptions, subscription, (id) => noSuch('subscription', id, 'flow_data'));
  const session = buildPortalSession({
    configuration: configuration.id,
    customer: customer.id,
    returnUrl: params.return_url ?? configuration.default_return_url,
    locale: params.locale ?? null,
    flow:
      flow === undefined
        ? null
        : { type: flow.type, subscription, redirect: flow.after_completion?.redirect?.return_url ?? null },
    url: (secret) => `${desk.url}/p/session/${secret}`,
    created: now,
  });
  state.portalSessions.set(session.id, session);
  emit('billing_portal.session.created', session);
  return session;
}

export const portalRoutes = [
  route('POST', `${path}/configurations`, configurationCreate, createConfiguration),
  route('GET', `${path}/configurations`, z.strictObject(page), ({ state }, params) =>
    listPage(state.portalConfigurations.values(), params, `${path}/configurations`),
  ),
  route('GET', `${path}/configurations/{id}`, noParams, ({ state }, _, id) =>
    requireIn(state.portalConfigurations, id, (missing) => noSuch('configuration', missing)),
  ),
  route('POST', `${path}/sessions`, sessionCreate, createSession),
];
