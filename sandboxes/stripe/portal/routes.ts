import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { ApiError } from '../api-error.ts';
import { updating } from '../billing/consequences.ts';
import { behaviourOf, cardName } from '../cards.ts';
import { declineMessage } from '../checkout/decline-message.ts';
import { readCard } from '../checkout/read-attempt.ts';
import { languageOf } from '../checkout/texts.ts';
import { byItself, change, timeOf, type Change, type Desk } from '../desk.ts';
import { buildPaymentMethod, type PaymentMethod } from '../objects/payment-method.ts';
import type { PortalSession } from '../objects/portal.ts';
import { attachMethod } from '../payments/attach-method.ts';
import { cardForm, invoiceRows, methodLine, planCard, shell, type PortalView } from './page.ts';
import { portalTexts } from './texts.ts';
import { typedIn } from './typed.ts';

/** A portal page lives an hour, as the vendor's does once it was opened. */
const livesSeconds = 3600;

function sessionAt(desk: Desk, secret: string): PortalSession | null {
  const url = `${desk.url}/p/session/${secret}`;
  const found = [...desk.state.portalSessions.values()].find((each) => each.url === url);
  return found !== undefined && found.created + livesSeconds > desk.now() / 1000 ? found : null;
}

/** The card becomes the one of the customer and of every subscription that still runs. */
function makeDefault(each: Change, method: PaymentMethod, customerId: string): void {
  const customer = each.state.customers.get(customerId);
  if (customer === undefined) return;
  attachMethod(each, method.id, customer);
  const before = { invoice_settings: { ...customer.invoice_settings } };
  customer.invoice_settings.default_payment_method = method.id;
  each.emit('customer.updated', customer, before);
  for (const subscription of each.state.subscriptions.values()) {
    if (subscription.customer !== customerId || subscription.ended_at !== null) continue;
    updating(each, subscription, () => {
      subscription.default_payment_method = method.id;
    });
  }
}

/** The page for cards, invoices and, where the configuration says so, the end of a subscription. */
export function portalPages(desk: Desk): Hono {
  const app = new Hono();
  const { state } = desk;
  /** Cards whose bank still asks their holder, by the portal session they were typed into. */
  const asked = new Map<string, PaymentMethod>();

  function render(c: Context, session: PortalSession, changes: Partial<PortalView> = {}) {
    const spoken = session.locale ?? 'auto';
    const language = languageOf(spoken === 'auto' ? (c.req.header('accept-language') ?? 'en') : spoken);
    const { features } = state.portalConfigurations.get(session.configuration) ?? {};
    const t = portalTexts[language];
    const view: PortalView = {
      language,
      action: new URL(session.url).pathname,
      returnUrl: session.return_url,
      wrong: {},
      notice: c.req.query('saved') === undefined ? null : { kind: 'good', text: t.saved },
      asks: false,
      ...changes,
    };
    const mine = <Value extends { customer: string | null }>(values: Iterable<Value>) =>
      [...values].filter((each) => each.customer === session.customer);
    const customer = state.customers.get(session.customer);
    const plans = mine(state.subscriptions.values()).filter((each) => each.status !== 'incomplete_expired');
    const chosen = plans.at(-1)?.default_payment_method ?? customer?.invoice_settings.default_payment_method;
    const names = (id: string) => state.products.get(id)?.name ?? id;
    const mayCancel = features?.subscription_cancel.enabled ?? false;
    c.header('cache-control', 'no-store');
    return c.html(
      shell(
        view,
        html`<h2>${t.plan}</h2>
          ${plans.map((plan) => planCard(view, plan, mayCancel, names))}
          ${
            features?.payment_method_update.enabled
              ? html`<h2>${t.card}</h2>
                  <div class="card">${methodLine(language, state.paymentMethods.get(chosen ?? ''))}</div>
                  <details
                    ${view.asks || Object.keys(view.wrong).length > 0 || view.notice?.kind === 'bad' ? 'open' : ''}
                  >
                    <summary>${t.newCard}</summary>
                    ${cardForm(view, '/card', t.save)}
                  </details>`
              : ''
          }
          ${
            features?.invoice_history.enabled
              ? html`<h2>${t.invoices}</h2>
                  ${invoiceRows(view, mine(state.invoices.values()))}`
              : ''
          }`,
      ),
    );
  }

  function gone(c: Context) {
    const language = languageOf(c.req.header('accept-language') ?? 'en');
    const view = { language, action: '', returnUrl: null, notice: null, wrong: {}, asks: false };
    return c.html(shell(view, html`<p>${portalTexts[language].gone}</p>`), 410);
  }

  function save(c: Context, session: PortalSession, method: PaymentMethod, confirmed: boolean) {
    const card = behaviourOf(state.cardNames.get(method.id) ?? '');
    if (card.authentication !== 'never' && !confirmed) {
      asked.set(session.id, method);
      return render(c, session, { asks: true });
    }
    asked.delete(session.id);
    try {
      change(desk, byItself, (whole) => makeDefault(timeOf(whole, session.customer), method, session.customer));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refusal = { code: error.body.code ?? '', declineCode: error.body.decline_code ?? null };
      return render(c, session, { notice: { kind: 'bad', text: declineMessage(refusal, session.locale ?? 'en') } });
    }
    return c.redirect(
      session.flow?.after_completion.redirect?.return_url ?? `${new URL(session.url).pathname}?saved`,
      303,
    );
  }

  app.get('/p/session/:secret', (c) => {
    const session = sessionAt(desk, c.req.param('secret'));
    return session === null ? gone(c) : render(c, session);
  });

  app.post('/p/session/:secret/card', async (c) => {
    const session = sessionAt(desk, c.req.param('secret'));
    if (session === null) return gone(c);
    const form = await c.req.parseBody();
    const typed = (name: string) => typedIn(form, name);
    const waiting = asked.get(session.id);
    if (waiting !== undefined && typed('authentication') === 'complete') return save(c, session, waiting, true);
    if (typed('authentication') === 'fail') {
      asked.delete(session.id);
      const refusal = { code: 'payment_intent_authentication_failure', declineCode: null };
      return render(c, session, { notice: { kind: 'bad', text: declineMessage(refusal, session.locale ?? 'en') } });
    }
    const number = typed('number').replaceAll(/\D/g, '');
    const read = readCard(
      { number, expiry: typed('expiry'), cvc: typed('cvc'), name: typed('name') },
      desk.clock.wall(),
    );
    if ('wrong' in read) return render(c, session, { wrong: read.wrong });
    const { email = null, phone = null, address = null } = state.customers.get(session.customer) ?? {};
    const payer = { customer: null, email, phone, address, name: read.card.name };
    const method = buildPaymentMethod({ type: 'card', card: read.card }, payer, Math.floor(desk.now() / 1000));
    state.paymentMethods.set(method.id, method);
    state.cardNames.set(method.id, cardName(number));
    return save(c, session, method, false);
  });

  for (const verb of ['cancel', 'keep'] as const) {
    app.post(`/p/session/:secret/${verb}`, async (c) => {
      const session = sessionAt(desk, c.req.param('secret'));
      if (session === null) return gone(c);
      const form = await c.req.parseBody();
      const subscription = state.subscriptions.get(typedIn(form, 'subscription'));
      const features = state.portalConfigurations.get(session.configuration)?.features;
      const allowed = features?.subscription_cancel.enabled === true && subscription?.customer === session.customer;
      if (!allowed || subscription.ended_at !== null) return render(c, session);
      change(desk, byItself, (whole) => {
        const each = timeOf(whole, session.customer);
        updating(each, subscription, () => {
          const stops = verb === 'cancel';
          subscription.cancel_at_period_end = stops;
          subscription.cancel_at = stops ? (subscription.items.data[0]?.current_period_end ?? null) : null;
          subscription.canceled_at = stops ? each.now : null;
          subscription.cancellation_details.reason = stops ? 'cancellation_requested' : null;
        });
      });
      return c.redirect(session.flow?.after_completion.redirect?.return_url ?? new URL(session.url).pathname, 303);
    });
  }
  return app;
}
