import { K, PLAN_NAMES } from '../../modules/plans/schemas.ts';
import { usePlanContents } from './use-plan-contents.ts';
import { useVisit } from './use-operator.ts';

/** What search engines read of the offer (schema.org, WebApplication): what can be had today, and the plans with their prices. */
export function OfferData({ path }: { path: string }) {
  const { publicUrl, offer } = useVisit();
  const { both, pro } = usePlanContents();
  const said = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Vetrina',
    url: `${publicUrl}${path}`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    featureList: [...both, ...pro].map(({ name }) => name),
    offers: offer.plans.map(({ plan }) => ({
      '@type': 'Offer',
      name: PLAN_NAMES[plan],
      price: (K.price[plan] / 100).toFixed(2),
      priceCurrency: K.currency.toUpperCase(),
    })),
  };
  // `<` could end the element.
  const text = JSON.stringify(said).replaceAll('<', String.raw`\u003c`);
  // oxlint-disable-next-line react/no-danger -- data, which no browser runs; texts of ours only
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
