/** What the vendors' books say that ours, restored from an older copy, do not. */
import { compareDocuments, type DocumentsCompared } from '../../modules/invoicing/index.server.ts';
import { compareSubscriptions, sessionOf, type SubscriptionsCompared } from '../../modules/billing/index.server.ts';
import { unknownDomains } from '../../modules/domains/index.server.ts';
import { waitingMails } from '../../modules/notifications/index.server.ts';
import type { Difference, RecoveryReport } from '../../platform/recovery-report.ts';
import { knownOrders, namesInCarts } from '../../modules/ordering/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Recovery } from '../../platform/recovery.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Before the moment of the data: clocks differ, and a document may have been on its way. */
const MARGIN_MS = DAY_MS;
/** Where nobody knows how old the data are: as long as a backup is kept by the runbook, and more. */
const UNKNOWN_AGE_MS = 60 * DAY_MS;

export interface Compared {
  report: RecoveryReport;
  documents: DocumentsCompared;
  subscriptions: SubscriptionsCompared;
  /** Orders here that were sold there: subscription → the session that sold it. */
  sold: Map<string, string | null>;
  names: { domain: string; wanted: boolean }[];
}
type Found<T> = { value: T; blocked: Difference[] };

/** Asks every vendor. One that does not answer is a difference that bars the way; nothing is changed. */
export async function compareWithVendors(ctx: Ctx, recovery: Recovery): Promise<Compared> {
  const since = recovery.dataOf ?? new Date(recovery.startedAt.getTime() - UNKNOWN_AGE_MS);
  const italian = ctx.config.operator.country === 'IT';
  const [documents, subscriptions, names, mails] = await Promise.all([
    asked(
      'exchange',
      () => (italian ? compareDocuments(ctx, new Date(since.getTime() - MARGIN_MS)) : Promise.resolve(NO_DOCUMENTS)),
      NO_DOCUMENTS,
    ),
    asked('payments', () => compareSubscriptions(ctx), NO_SUBSCRIPTIONS),
    asked('registrar', () => namesThere(ctx), []),
    waitingMails(ctx),
  ]);
  const here = await knownOrders(
    ctx,
    subscriptions.value.unknown.map(({ orderId }) => orderId),
  );
  const sold = new Map<string, string | null>();
  for (const each of subscriptions.value.unknown)
    if (here.has(each.orderId)) sold.set(each.id, await sessionOf(ctx, each));
  const differences: Difference[] = [
    ...[documents, subscriptions, names].flatMap(({ blocked }) => blocked),
    ...ofDocuments(documents.value),
    ...ofSubscriptions(subscriptions.value, sold),
    ...names.value.map(({ domain, wanted }): Difference => ({
      kind: wanted ? 'name-adopted' : 'name-unknown',
      about: domain,
      outcome: wanted ? 'adopt' : 'task',
    })),
    ...(mails > 0 ? [{ kind: 'mails-again' as const, about: String(mails), outcome: 'know' as const }] : []),
    { kind: 'not-knowable', about: since.toISOString(), outcome: 'know' },
  ];
  return {
    report: { differences, since: since.toISOString() },
    documents: documents.value,
    subscriptions: subscriptions.value,
    sold,
    names: names.value,
  };
}

const NO_DOCUMENTS: DocumentsCompared = { unknown: [], behind: [], arrived: [] };
const NO_SUBSCRIPTIONS: SubscriptionsCompared = { unknown: [], moved: [], missing: [] };

async function namesThere(ctx: Ctx): Promise<Compared['names']> {
  const unknown = await unknownDomains(ctx);
  const wanted = await namesInCarts(ctx, unknown);
  return unknown.map((domain) => ({ domain, wanted: wanted.has(domain) }));
}

async function asked<T>(who: string, ask: () => Promise<T>, nothing: T): Promise<Found<T>> {
  try {
    return { value: await ask(), blocked: [] };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { value: nothing, blocked: [{ kind: 'vendor-away', about: who, detail, outcome: 'wait' }] };
  }
}

const ofDocuments = ({ unknown, behind, arrived }: DocumentsCompared): Difference[] => [
  ...behind.map(({ year, here, there }): Difference => ({
    kind: 'series-behind',
    about: String(year),
    detail: `${here} → ${there}`,
    outcome: 'adopt',
  })),
  ...unknown.map(({ number, year, day, source }): Difference => ({
    kind: source ? 'document-unknown' : 'document-unreadable',
    about: `${number}/${year}`,
    detail: [day, source].filter(Boolean).join(' · '),
    // A credit note follows from no question to the provider: a person enters its refund.
    outcome: source?.startsWith('charge:') ? 'adopt' : 'task',
  })),
  ...arrived.map(({ number, fileName }): Difference => ({
    kind: 'document-arrived',
    about: number,
    detail: fileName,
    outcome: 'adopt',
  })),
];

const euros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;
const ofSubscriptions = ({ unknown, moved, missing }: SubscriptionsCompared, sold: Compared['sold']): Difference[] => [
  ...unknown.map(({ id, orderId, customerId, status, yearly }): Difference => ({
    kind: sold.has(id) ? 'subscription-adopted' : 'subscription-unknown',
    about: id,
    detail: `${status} · ${euros(yearly)} · ${customerId} · ${orderId}`,
    outcome: sold.has(id) ? 'adopt' : 'task',
  })),
  ...moved.map(({ id, orderId, status }): Difference => ({
    kind: 'subscription-moved',
    about: id,
    detail: `${status} · ${orderId}`,
    outcome: 'adopt',
  })),
  ...missing.map(({ id, orderId }): Difference => ({
    kind: 'subscription-missing',
    about: id,
    detail: orderId,
    outcome: 'task',
  })),
];
