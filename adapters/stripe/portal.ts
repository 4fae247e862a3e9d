import type { Stripe } from 'stripe';
import type { CardPayments } from '../../modules/billing/card-payments.port.ts';
import { confirmed } from './answers.ts';
import { pageLocale } from './locale.ts';
import { asking } from './provider-errors.ts';

/** The provider's own page for cards and invoices. Plans and cancellation stay ours, because our terms decide about them. */
export const portalCalls = (stripe: Stripe): Pick<CardPayments, 'createPortalSettings' | 'openPortal'> => ({
  createPortalSettings: (links, idempotencyKey) =>
    asking(async () => {
      const made = await stripe.billingPortal.configurations.create(
        {
          business_profile: { privacy_policy_url: links.privacy, terms_of_service_url: links.terms },
          features: { invoice_history: { enabled: true }, payment_method_update: { enabled: true } },
        },
        { idempotencyKey },
      );
      confirmed(made, 'billing_portal.configuration');
      return { id: made.id };
    }),

  openPortal: (input) =>
    asking(async () => {
      const session = await stripe.billingPortal.sessions.create({
        customer: input.customerId,
        configuration: input.settings,
        return_url: input.returnUrl,
        locale: pageLocale(input.locale),
      });
      confirmed(session, 'billing_portal.session');
      return session.url;
    }),
});
