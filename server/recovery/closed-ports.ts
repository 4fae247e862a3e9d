import type { Ports } from '../../platform/ctx.ts';
import { closedForRecovery, type RecoveryGate } from '../../platform/recovery.ts';

/** What of each vendor takes money, gives it, buys, documents or writes to people. Looking is always allowed. */
const CHANGES = {
  payments: [
    'createCustomer',
    'updateCustomer',
    'forgetCustomer',
    'createCheckoutSession',
    'expireCheckoutSession',
    'changePrice',
    'lowerItem',
    'cancelAtPeriodEnd',
    'cancelSubscription',
    'refund',
    'createPortalSettings',
    'openPortal',
  ],
  registrar: ['register', 'transfer', 'renew', 'setLock', 'setNameServers', 'setAutoRenew', 'authCode'],
  mail: ['send'],
  eInvoices: ['send'],
} as const satisfies { [P in keyof Ports]?: readonly (keyof Ports[P])[] };

/** The same ports; what changes something outside throws recovery.closed as long as the gate is closed. */
export function closedWhile(gate: Pick<RecoveryGate, 'closed'>, ports: Ports): Ports {
  const guarded = Object.entries(CHANGES).map(([name, methods]) => {
    const port = ports[name as keyof typeof CHANGES] as object;
    const shut = new Set<PropertyKey>(methods);
    return [
      name,
      new Proxy(port, {
        get(target, method, receiver) {
          if (shut.has(method) && gate.closed) return () => Promise.reject(closedForRecovery());
          return Reflect.get(target, method, receiver) as unknown;
        },
      }),
    ];
  });
  return { ...ports, ...(Object.fromEntries(guarded) as Partial<Ports>) };
}
