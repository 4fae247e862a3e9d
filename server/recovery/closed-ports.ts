import type { Ports } from '../../platform/ctx.ts';
import { closedForRecovery, type RecoveryGate } from '../../platform/recovery.ts';

/** What of each vendor takes money, gives it, buys, documents, writes to people or changes their mail. Looking is always allowed. */
const CHANGES = {
  payments: [
    'createCustomer',
    'updateCustomer',
    'eraseCustomer',
    'createCheckoutSession',
    'expireCheckoutSession',
    'changePrice',
    'addItem',
    'voidInvoice',
    'lowerItem',
    'cancelAtPeriodEnd',
    'cancelSubscription',
    'refund',
    'createPortalSettings',
    'openPortal',
  ],
  merchantPayments: ['openAccount', 'onboardingLink', 'openPayment', 'expirePayment', 'refund'],
  registrar: ['register', 'transfer', 'renew', 'setLock', 'setNameServers', 'setAutoRenew', 'authCode'],
  mail: ['send'],
  eInvoices: ['send'],
  mailHost: ['putRules', 'erase'],
  mailReader: ['move', 'flag', 'delete', 'append'],
  mailSender: ['send'],
} as const satisfies { [P in keyof Ports]?: readonly (keyof NonNullable<Ports[P]>)[] };

/**
 * The same ports, whatever stands in them at the time of a call; what changes something outside throws recovery.closed as
 * long as the gate is closed.
 */
export function closedWhile(gate: Pick<RecoveryGate, 'closed'>, ports: Ports): Ports {
  const shut = new Map<PropertyKey, ReadonlySet<PropertyKey>>(
    Object.entries(CHANGES).map(([name, methods]) => [name, new Set<PropertyKey>(methods)]),
  );
  const guarded = new WeakMap<object, object>();
  return new Proxy(ports, {
    get(all, name) {
      const port = Reflect.get(all, name) as object | null;
      const methods = shut.get(name);
      // Null: this installation has none.
      if (!methods || port === null) return port;
      const known = guarded.get(port) ?? guard(gate, port, methods);
      guarded.set(port, known);
      return known;
    },
  });
}

function guard(gate: Pick<RecoveryGate, 'closed'>, port: object, shut: ReadonlySet<PropertyKey>): object {
  return new Proxy(port, {
    get(target, method, receiver) {
      if (shut.has(method) && gate.closed) return () => Promise.reject(closedForRecovery());
      return Reflect.get(target, method, receiver) as unknown;
    },
  });
}
