/**
 * Nothing typed is lost: what is not saved yet stays in this tab's session storage, per social page, until the server
 * has it. One part for each step, so that saving billing keeps a half-made choice of domains.
 */
import {
  BILLING_FIELDS,
  emptyBilling,
  type BillingInfo,
  type BillingType,
} from '../../../../modules/ordering/cart/billing.rules.ts';
import type { Store } from '../tab-store.ts';
import { DOMAIN_KINDS, noChoice, type ServiceChoice } from '../service/service.rules.ts';

export interface PersonDraft {
  type: BillingType;
  info: BillingInfo;
}
export interface Draft {
  billing?: PersonDraft;
  service?: ServiceChoice;
  owner?: PersonDraft;
}

export const draftKey = (pageId: string): string => `vetrina.draft.${pageId}`;
const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function person(value: unknown): PersonDraft | undefined {
  if (!isRecord(value) || !isRecord(value.info)) return undefined;
  const info = emptyBilling();
  for (const field of BILLING_FIELDS) info[field] = text(value.info[field]);
  return { type: value.type === 'business' ? 'business' : 'customer', info };
}

function service(value: unknown): ServiceChoice | undefined {
  if (!isRecord(value)) return undefined;
  const list = (given: unknown) => (Array.isArray(given) ? given.map(text).filter(Boolean).slice(0, 5) : []);
  return {
    plan: text(value.plan),
    domainChoice: DOMAIN_KINDS.find((kind) => kind === value.domainChoice) ?? noChoice().domainChoice,
    names: list(value.names),
    aside: list(value.aside),
    authcode: text(value.authcode),
    query: text(value.query),
    ownName: value.ownName === true,
    boxes: Array.isArray(value.boxes) ? value.boxes.map(text).slice(0, 5) : null,
  };
}

/** The kept parts; whatever does not look like one (another version, another script) is left out. */
export function parseDraft(kept: string | null): Draft {
  const parsed = readJson(kept);
  if (!isRecord(parsed)) return {};
  const draft: Draft = {};
  const billing = person(parsed.billing);
  const chosen = service(parsed.service);
  const owner = person(parsed.owner);
  if (billing) draft.billing = billing;
  if (chosen) draft.service = chosen;
  if (owner) draft.owner = owner;
  return draft;
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const readDraft = (store: Store, pageId: string): Draft => parseDraft(store.getItem(draftKey(pageId)));

function write(store: Store, pageId: string, draft: Draft): void {
  if (Object.keys(draft).length > 0) store.setItem(draftKey(pageId), JSON.stringify(draft));
  else store.removeItem(draftKey(pageId));
}

export const keepDraft = (store: Store, pageId: string, parts: Draft): void =>
  write(store, pageId, { ...readDraft(store, pageId), ...parts });

/** Forgets one part once the server has it. */
export function dropDraft(store: Store, pageId: string, part: keyof Draft): void {
  const { [part]: _saved, ...rest } = readDraft(store, pageId);
  write(store, pageId, rest);
}

/** Forgets every draft of this tab. */
export function clearDrafts(store: Store): void {
  for (const key of store.keys()) if (key.startsWith(draftKey(''))) store.removeItem(key);
}
