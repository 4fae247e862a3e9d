import { K, PLANS } from '../plans/schemas.ts';
import { asked, ok, wrong, type Look } from '../../platform/finding.ts';

const euro = (cents: number): string => (cents / 100).toFixed(2);

/** Whether the card provider's catalogue says what we promise; read through the port, so that nothing is written. */
export const lookAtCatalogue: Look = ({ config, ports }) =>
  asked(
    'card provider',
    async () => {
      const prices = await ports.payments.listPrices();
      const means = 'orders are refused rather than charged wrongly.';
      const faults = PLANS.flatMap((plan) => {
        const found = prices.filter((price) => price.plan === plan && price.type === 'service');
        const want = `a yearly price of ${euro(K.price[plan])} EUR, tax included, of a product with metadata type=service, plan=${plan}`;
        if (found.length === 0) return [wrong('catalogue', `${plan} has no price`, means, `Make ${want}.`)];
        if (found.some((price) => price.unitAmount !== K.price[plan]))
          return [
            wrong(
              'catalogue',
              `${plan} costs ${found.map((price) => euro(price.unitAmount)).join(' and ')}`,
              means,
              `Keep only ${want}.`,
            ),
          ];
        return [];
      });
      if (!prices.some((price) => price.type === 'domain'))
        faults.push(
          wrong(
            'catalogue',
            'names have no price',
            'no domain can be sold.',
            'Make a yearly price, tax included, of a product with metadata type=domain.',
          ),
        );
      return [
        ok('card provider', 'answers'),
        ...(faults.length > 0 ? faults : [ok('catalogue', 'premium, pro and names have their prices')]),
      ];
    },
    {
      means: 'no order can be paid.',
      keys: 'STRIPE_SECRET_KEY (a restricted key needs to read prices, webhook endpoints and events)',
      address: config.stripe.apiBase,
    },
  );
