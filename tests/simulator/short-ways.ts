/**
 * The vendors' own clients, and their sandboxes, without a line between them: what is said is the same, and the machine
 * is spared its sockets. That both speak over a line is the business of tests/contracts.
 */
import { Route53DomainsClient } from '@aws-sdk/client-route-53-domains';
import type { Stripe } from 'stripe';
import { K } from '../../modules/plans/schemas.ts';
import { createRegistrar } from '../../adapters/registrar/index.ts';
import { createStripePayments } from '../../adapters/stripe/index.ts';
import type { Config } from '../../platform/config.ts';
import type { Ports } from '../../platform/ctx.ts';
import type { RegistrarSandbox } from '../../sandboxes/registrar/index.ts';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';

const stripeClient = (sandbox: StripeSandbox): Stripe.HttpClient => ({
  getClientName: () => 'none',
  async makeRequest(_host, _port, path, method, headers, body) {
    const request = new Request(`${sandbox.url}${path}`, {
      method,
      headers: headers as Record<string, string>,
      ...(method !== 'GET' && { body }),
    });
    const response = await sandbox.fetch(request);
    return {
      getStatusCode: () => response.status,
      getHeaders: () => Object.fromEntries(response.headers),
      getRawResponse: () => response,
      toStream: () => response.body,
      toJSON: () => response.json(),
    };
  },
});

/** Its moments are seconds since the epoch where it speaks, and dates where its client does. */
const spoken = (input: object): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(input).map(([key, value]) => [key, value instanceof Date ? value.getTime() / 1000 : value]),
    ),
  );
const understood = (body: string): unknown =>
  JSON.parse(body, (key, value: unknown) =>
    typeof value === 'number' && /Date$|^Expiry$/.test(key) ? new Date(value * 1000) : value,
  );

/** Steps over how the vendor's client makes its requests, which takes longer than to answer them. */
function registrarClient(sandbox: RegistrarSandbox): Route53DomainsClient {
  const client = new Route53DomainsClient({ region: 'us-east-1' });
  const send = async (command: { input: object; constructor: { name: string } }): Promise<unknown> => {
    const answer = await sandbox.call(command.constructor.name.replace(/Command$/, ''), spoken(command.input));
    const understand = understood(answer.body) as { __type?: string; message?: string };
    if (answer.status < 400) return understand;
    throw Object.assign(new Error(understand.message), { name: understand.__type });
  };
  return Object.assign(client, { send });
}

export const shortWays = (
  config: Config,
  { stripe, registrar }: { stripe: StripeSandbox; registrar: RegistrarSandbox },
): Pick<Ports, 'payments' | 'registrar'> => ({
  payments: createStripePayments({ ...config.stripe, limits: K.provider, httpClient: stripeClient(stripe) }),
  registrar: createRegistrar({ ...config.registrar, client: registrarClient(registrar) }),
});
