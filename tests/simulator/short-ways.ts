/**
 * The vendors' own clients, and their sandboxes, without a line between them: what is said is the same, and the machine
 * is spared its sockets. That both speak over a line is the business of tests/contracts.
 */
import type { Stripe } from 'stripe';
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

const utf8 = new TextDecoder();
type RequestHandler = NonNullable<Parameters<typeof createRegistrar>[0]['requestHandler']>;

const registrarClient = (sandbox: RegistrarSandbox): RequestHandler => ({
  async handle({ headers, body }: { headers: Record<string, string>; body: string | Uint8Array }) {
    const answer = await sandbox.call(headers, typeof body === 'string' ? body : utf8.decode(body));
    return {
      response: {
        statusCode: answer.status,
        headers: { 'content-type': 'application/x-amz-json-1.1' },
        body: Buffer.from(answer.body),
      },
    };
  },
});

export const shortWays = (
  config: Config,
  { stripe, registrar }: { stripe: StripeSandbox; registrar: RegistrarSandbox },
): Pick<Ports, 'payments' | 'registrar'> => ({
  payments: createStripePayments({ ...config.stripe, httpClient: stripeClient(stripe) }),
  registrar: createRegistrar({ ...config.registrar, requestHandler: registrarClient(registrar) }),
});
