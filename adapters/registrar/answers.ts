/**
 * What the registrar answers, checked before it is believed: the SDK casts an answer to its type without looking.
 * Values: @aws-sdk/client-route-53-domains 3.1138.0, DomainAvailability, Transferable, OperationStatus.
 */
import { z } from 'zod';
import type {
  Availability,
  DomainFacts,
  OperationState,
  TransferAnswer,
  TransferRefusal,
  WaitsFor,
} from '../../modules/domains/registration/registrar.port.ts';
import { unavailable } from './failure.ts';

const AVAILABILITY: Record<string, Availability> = {
  AVAILABLE: 'AVAILABLE',
  AVAILABLE_RESERVED: 'RESERVED',
  // A pre-order is a place in a queue, not a domain: it must not be sold as one.
  AVAILABLE_PREORDER: 'UNAVAILABLE',
  UNAVAILABLE: 'UNAVAILABLE',
  UNAVAILABLE_PREMIUM: 'PREMIUM',
  UNAVAILABLE_RESTRICTED: 'RESERVED',
  RESERVED: 'RESERVED',
  INVALID_NAME_FOR_TLD: 'INVALID',
  DONT_KNOW: 'UNKNOWN',
  PENDING: 'UNKNOWN',
};
export const toAvailability = (value: string): Availability => AVAILABILITY[value] ?? 'UNKNOWN';

/** DONT_KNOW, or a value the vendor added later, is no ground to send a customer away. */
export function toTransferable({ Transferability, Message = '' }: z.infer<typeof transferAnswer>): TransferAnswer {
  const value = Transferability.Transferable;
  if (value === 'TRANSFERABLE') return { answer: 'yes', why: null };
  if (value === 'UNTRANSFERABLE') return { answer: 'no', why: whyNot(Message) };
  if (value === 'DOMAIN_IN_OWN_ACCOUNT' || value === 'DOMAIN_IN_ANOTHER_ACCOUNT') return { answer: 'no', why: 'ours' };
  if (value === 'PREMIUM_DOMAIN') return { answer: 'no', why: 'not-sold' };
  return { answer: 'unknown', why: null };
}

/** The vendor explains a refusal in a sentence only; one that is new to us is a refusal without a reason. */
function whyNot(message: string): TransferRefusal | null {
  const sentences: [RegExp, TransferRefusal][] = [
    [/60 days|recently/i, 'too-recent'],
    [/clientTransferProhibited|locked/i, 'locked'],
    [/auth(orization|info)? ?code/i, 'code'],
    [/not registered|no match/i, 'not-registered'],
  ];
  return sentences.find(([sentence]) => sentence.test(message))?.[1] ?? null;
}

export const availabilityAnswer = z.object({ Availability: z.string() });
export const suggestionsAnswer = z.object({
  SuggestionsList: z.array(z.object({ DomainName: z.string(), Availability: z.string() })),
});
export const transferAnswer = z.object({
  Transferability: z.object({ Transferable: z.string() }),
  Message: z.string().optional(),
});
export const orderAnswer = z.object({ OperationId: z.string().min(1) });
export const operationAnswer = z.object({
  OperationId: z.string().min(1),
  Status: z.string(),
  Type: z.string().optional(),
  DomainName: z.string().optional(),
  StatusFlag: z.string().optional(),
  Message: z.string().optional(),
});
export type OperationAnswer = z.infer<typeof operationAnswer>;
export const operationsAnswer = z.object({ Operations: z.array(operationAnswer) });
export const domainAnswer = z.object({
  DomainName: z.string(),
  AutoRenew: z.boolean(),
  ExpirationDate: z.date(),
  Nameservers: z.array(z.object({ Name: z.string() })).default([]),
  StatusList: z.array(z.string()).default([]),
});
export const domainsAnswer = z.object({
  Domains: z.array(
    z.object({ DomainName: z.string(), AutoRenew: z.boolean(), TransferLock: z.boolean(), Expiry: z.date() }),
  ),
});
export const authCodeAnswer = z.object({ AuthCode: z.string().min(1) });

export const toFacts = (answer: z.infer<typeof domainAnswer>): DomainFacts => ({
  domain: answer.DomainName.toLowerCase(),
  expiresAt: answer.ExpirationDate,
  autoRenew: answer.AutoRenew,
  // EPP (RFC 5731): set by the registrar, and what keeps another one from fetching the name.
  locked: answer.StatusList.includes('clientTransferProhibited'),
  nameServers: answer.Nameservers.map(({ Name }) => Name.toLowerCase().replace(/\.$/, '')),
});

/** Throws 'domains.registrar-unavailable' for an answer of another shape: what it means is unknown. */
export function believe<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw unavailable(`the registrar's answer has another shape: ${parsed.error.issues[0]?.path.join('.')}`);
  return parsed.data;
}

/** StatusFlag, in the vendor's own reading. */
const WAITS: Record<string, WaitsFor> = {
  PENDING_ACCEPTANCE: 'customer',
  PENDING_CUSTOMER_ACTION: 'customer',
  PENDING_AUTHORIZATION: 'present-registrar',
  PENDING_PAYMENT_VERIFICATION: 'operator',
  PENDING_SUPPORT_CASE: 'operator',
};

/** ERROR is not here: it does not say whether the registrar acted. */
export function toOperationState({ Status, StatusFlag, Message }: OperationAnswer): OperationState | 'look' {
  if (Status === 'SUCCESSFUL') return { state: 'done' };
  if (Status === 'ERROR') return 'look';
  if (Status !== 'FAILED') {
    const waitsFor = WAITS[StatusFlag ?? ''];
    return { state: 'pending', ...(waitsFor && { waitsFor }) };
  }
  return failed(Message ?? 'failed without a message');
}

/** The vendor gives no code for a failure, only a sentence; 'refused' is what is said when the sentence is new to us. */
export function failed(reason: string): OperationState {
  const code = /expired|timed out|not received in time/i.test(reason)
    ? 'expired'
    : /not available|already (been )?registered|already taken/i.test(reason)
      ? 'taken'
      : 'refused';
  return { state: 'failed', code, reason };
}
