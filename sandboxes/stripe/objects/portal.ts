import { newId } from '../ids.ts';

export interface PortalFeatures {
  invoiceHistory: boolean;
  methodUpdate: boolean;
  cancel: { enabled: boolean; mode: 'at_period_end' | 'immediately' };
  customerUpdate: { enabled: boolean; allowed: string[] };
}

export function buildConfiguration(input: {
  features: PortalFeatures;
  headline: string | null;
  privacyUrl: string | null;
  termsUrl: string | null;
  returnUrl: string | null;
  isDefault: boolean;
  name: string | null;
  metadata: Record<string, string>;
  created: number;
}) {
  const { features } = input;
  return {
    id: newId('bpc_1'),
    object: 'billing_portal.configuration' as const,
    active: true,
    application: null,
    business_profile: {
      headline: input.headline,
      privacy_policy_url: input.privacyUrl,
      terms_of_service_url: input.termsUrl,
    },
    created: input.created,
    default_return_url: input.returnUrl,
    features: {
      customer_update: { allowed_updates: features.customerUpdate.allowed, enabled: features.customerUpdate.enabled },
      invoice_history: { enabled: features.invoiceHistory },
      payment_method_update: { enabled: features.methodUpdate, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: features.cancel.enabled,
        mode: features.cancel.mode,
        proration_behavior: 'none' as const,
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' as const },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        products: null,
        proration_behavior: 'none' as const,
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial' as const,
      },
    },
    is_default: input.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: input.metadata,
    name: input.name,
    updated: input.created,
  };
}
export type PortalConfiguration = ReturnType<typeof buildConfiguration>;

export interface PortalFlow {
  type: 'payment_method_update' | 'subscription_cancel';
  /** The subscription to be cancelled. */
  subscription: string | null;
  /** Where the customer goes once it is done; null leaves them in the portal. */
  redirect: string | null;
}

export function buildPortalSession(input: {
  configuration: string;
  customer: string;
  returnUrl: string | null;
  locale: string | null;
  flow: PortalFlow | null;
  url: (secret: string) => string;
  created: number;
}) {
  const { flow } = input;
  return {
    id: newId('bps_1'),
    object: 'billing_portal.session' as const,
    configuration: input.configuration,
    created: input.created,
    customer: input.customer,
    customer_account: null,
    flow:
      flow === null
        ? null
        : {
            after_completion: {
              hosted_confirmation: null,
              redirect: flow.redirect === null ? null : { return_url: flow.redirect },
              type: flow.redirect === null ? ('portal_homepage' as const) : ('redirect' as const),
            },
            customer_update: null,
            subscription_cancel:
              flow.subscription === null ? null : { retention: null, subscription: flow.subscription },
            subscription_pause: null,
            subscription_update: null,
            subscription_update_confirm: null,
            type: flow.type,
          },
    livemode: false,
    locale: input.locale,
    on_behalf_of: null,
    return_url: input.returnUrl,
    url: input.url(newId('test_', 40)),
  };
}
export type PortalSession = ReturnType<typeof buildPortalSession>;
