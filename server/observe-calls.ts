import type { Ports } from '../platform/ctx.ts';
import { isAppError } from '../platform/errors.ts';
import { vendorCalls } from '../platform/meters.ts';
import { callInSpan } from '../platform/traces.ts';

/** Ports behind which somebody else answers. */
const VENDORS = new Set<string>([
  'payments',
  'merchantPayments',
  'registrar',
  'zones',
  'dns',
  'recordsInDns',
  'social',
  'pageLogin',
  'pageConnections',
  'mail',
  'bulkMail',
  'eInvoices',
  'mailHost',
  'mailReader',
  'mailSender',
] satisfies (keyof Ports)[]);

/** The same ports; what each call of a vendor came to is counted, and is a span of its trace. */
export function withObservedCalls<P extends object>(ports: P): P {
  const observed = Object.entries(ports).map(([vendor, port]: [string, unknown]) => [
    vendor,
    VENDORS.has(vendor) && typeof port === 'object' && port ? observedPort(vendor, port) : port,
  ]);
  return Object.fromEntries(observed) as P;
}

function observedPort<T extends object>(vendor: string, port: T): T {
  return new Proxy(port, {
    get(target, op) {
      const member: unknown = Reflect.get(target, op);
      if (typeof member !== 'function' || typeof op === 'symbol') return member;
      return (...given: unknown[]) => {
        const call = (): unknown => Reflect.apply(member, target, given);
        const answer = callInSpan(`${vendor}.${op}`, {}, call);
        if (answer instanceof Promise)
          answer.then(
            () => vendorCalls.inc({ vendor, op, outcome: 'ok' }),
            (error: unknown) => vendorCalls.inc({ vendor, op, outcome: outcomeOf(error) }),
          );
        return answer;
      };
    },
  });
}

const outcomeOf = (error: unknown): string => {
  if (!isAppError(error)) return 'failed';
  return error.retryable ? 'unavailable' : 'refused';
};
