import { newId } from '../ids.ts';

/** What `include` may ask for; what was not asked for is null. */
export const INCLUDES = [
  'configuration.customer',
  'configuration.merchant',
  'configuration.recipient',
  'defaults',
  'future_requirements',
  'identity',
  'requirements',
] as const;
export type Include = (typeof INCLUDES)[number];

export type CapabilityStatus = 'active' | 'pending' | 'rejected' | 'restricted' | 'unsupported';

/** Of a merchant whose first papers are missing: the vendor waits for whoever runs it. */
export const buildRequirement = (description: string, from: 'user' | 'stripe') => ({
  awaiting_action_from: from,
  description,
  errors: [] as { code: string; description: string }[],
  impact: {
    restricts_capabilities: [
      { capability: 'card_payments', configuration: 'merchant', deadline: { status: 'currently_due' } },
    ],
  },
  minimum_deadline: { status: 'currently_due' as const },
  requested_reasons: [{ code: 'routine_onboarding' as const }],
});
export type Requirement = ReturnType<typeof buildRequirement>;

export interface AccountInput {
  contactEmail: string | null;
  displayName: string | null;
  dashboard: 'express' | 'full' | 'none';
  country: string;
  responsibilities: { fees_collector: string; losses_collector: string };
  requested: boolean;
  metadata: Record<string, string>;
  created: string;
}

/** Everything the vendor knows of a connected account; `shownAccount` cuts it to what was asked for. */
export function buildAccount(input: AccountInput) {
  return {
    id: newId('acct_1', 16),
    object: 'v2.core.account' as const,
    applied_configurations: input.requested ? ['merchant'] : [],
    closed: false,
    contact_email: input.contactEmail,
    contact_phone: null,
    created: input.created,
    dashboard: input.dashboard,
    display_name: input.displayName,
    livemode: false,
    metadata: input.metadata,
    country: input.country,
    responsibilities: input.responsibilities,
    /** Null where card payments were never asked for. */
    card: input.requested ? ('restricted' as CapabilityStatus) : null,
    requirements: input.requested ? [buildRequirement('identity.attestations.terms_of_service.account', 'user')] : [],
  };
}
export type Account = ReturnType<typeof buildAccount>;

const details: Record<CapabilityStatus, { code: string; resolution: string }[]> = {
  active: [],
  pending: [{ code: 'requirements_pending_verification', resolution: 'no_resolution' }],
  rejected: [{ code: 'rejected_other', resolution: 'contact_stripe' }],
  restricted: [{ code: 'requirements_past_due', resolution: 'provide_info' }],
  unsupported: [{ code: 'unsupported_business', resolution: 'no_resolution' }],
};

/** As an answer shows it. */
export function shownAccount(
  { card, country, responsibilities, requirements, ...account }: Account,
  include: Include[],
) {
  const asked = (name: Include) => include.includes(name);
  const configured = include.some((name) => name.startsWith('configuration.'));
  const merchant = {
    applied: true,
    capabilities: card === null ? {} : { card_payments: { status: card, status_details: details[card] } },
  };
  const summary = requirements.length > 0 ? { minimum_deadline: { status: 'currently_due' } } : {};
  return {
    ...account,
    configuration: configured
      ? { customer: null, merchant: asked('configuration.merchant') ? merchant : null, recipient: null }
      : null,
    defaults: asked('defaults') ? { currency: 'eur', locales: [], profile: null, responsibilities } : null,
    future_requirements: asked('future_requirements') ? { alternatives: [], entries: [], summary: {} } : null,
    identity: asked('identity') ? { country, entity_type: null } : null,
    requirements: asked('requirements') ? { alternatives: [], entries: requirements, summary } : null,
  };
}

export interface AccountLink {
  /** The last step of its address. */
  key: string;
  account: string;
  /** Milliseconds since the epoch, by the sandbox's clock. */
  expiresAt: number;
  used: boolean;
  refreshUrl: string;
  returnUrl: string | null;
}
