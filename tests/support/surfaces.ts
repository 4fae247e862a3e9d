/** Every place that says what is sold, drawn as a reader gets it. Null: that place does not speak the language. */
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { serverI18n } from '../../app/i18n/server.ts';
import { contentsIn, planSentence } from '../../app/plan-contents.server.ts';
import { LandingScreen } from '../../app/routes/builder/LandingScreen.tsx';
import { Plans } from '../../app/routes/builder/Plans.tsx';
import CampaignLanding from '../../app/routes/campaign/campaign.tsx';
import { CAMPAIGNS } from '../../app/routes/campaign/campaigns.ts';
import { asText } from '../../app/routes/legal/as-text.ts';
import type { LegalName } from '../../app/routes/legal/document.ts';
import { loadLegal } from '../../app/routes/legal/load.ts';
import { FeatureSummary } from '../../app/routes/order/service/feature-summary.tsx';
import Developed from '../../app/routes/portfolio/developed.tsx';
import { PlanSelect } from '../../app/routes/order/service/plan-select.tsx';
import { composeMail, mailText } from '../../modules/notifications/compose-mail.ts';
import { K, LARGEST_PLAN, PLAN_NAMES, SMALLEST_PLAN, type Offer } from '../../modules/plans/schemas.ts';
import type { PriceItem } from '../../modules/plans/prices/schemas.ts';
import type { Lang } from '../../site-kit/names.ts';
import { testConfig } from './context.ts';

const { operator } = testConfig();

function drawn(lang: Lang, offer: Offer, screen: ReactElement): string {
  const visit = {
    locale: lang,
    requestId: null,
    operator,
    publicUrl: 'https://vetrina.example',
    recovering: false,
    offer,
  };
  const Routes = createRoutesStub([{ id: 'root', path: '/', Component: () => screen, loader: () => visit }]);
  const page = createElement(Routes, { hydrationData: { loaderData: { root: visit } } });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n: serverI18n(lang) }, page));
}

const CHOSEN = { cameBy: null, link: null, shared: null, refusal: null, layout: null };
const landing = (lang: Lang, offer: Offer) =>
  drawn(lang, offer, createElement(LandingScreen, { chosen: CHOSEN as never }));

const prices = ({ plans }: Offer): PriceItem[] =>
  plans.map(({ plan }) => ({
    id: plan,
    type: 'service',
    plan,
    name: PLAN_NAMES[plan],
    unit_amount: K.price[plan],
    currency: 'eur',
    product: { name: PLAN_NAMES[plan], metadata: { type: 'service', plan } },
  }));
const legal = (doc: LegalName) => async (lang: Lang, offer: Offer) =>
  asText((await loadLegal(lang, doc))(operator, offer));

type Draw = (lang: Lang, offer: Offer) => Promise<string | null> | string | null;

export const SURFACES = {
  landing,
  'structured data': (lang, offer) =>
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(landing(lang, offer))?.[1] ?? '',
  'plan cards': (lang, offer) =>
    drawn(
      lang,
      offer,
      createElement(Plans, { pageId: 'x', name: '', layout: null, cameBy: null, onSearch: () => undefined }),
    ),
  wizard: (lang, offer) => {
    const select = {
      lang,
      prices: prices(offer),
      value: '',
      error: undefined,
      disabled: false,
      onChange: () => undefined,
    };
    return drawn(
      lang,
      offer,
      createElement(
        'div',
        null,
        createElement(PlanSelect, select),
        createElement(FeatureSummary, { chosen: SMALLEST_PLAN }),
      ),
    );
  },
  campaigns: (lang, offer) => {
    const campaign = CAMPAIGNS.find((each) => each.lang === lang);
    if (!campaign) return null;
    const { both } = contentsIn(lang, offer);
    return drawn(lang, offer, createElement(CampaignLanding, { loaderData: { campaign, features: both } } as never));
  },
  'project page': (lang, offer) => drawn(lang, offer, createElement(Developed)),
  terms: legal('terms'),
  privacy: legal('privacy'),
  mails: (lang, offer) => {
    const values = { name: 'x', total: 'x', lines: 'x', terms: 'x', features: planSentence(lang, offer, LARGEST_PLAN) };
    return mailText(composeMail('payment-confirmed', lang, values, 'https://vetrina.example'));
  },
} satisfies Record<string, Draw>;
