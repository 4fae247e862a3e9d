/**
 * What the registrar answers, checked before it is believed: the SDK casts an answer to its type without looking.
 * Values: @aws-sdk/client-route-53-domains 3.1138.0, DomainAvailability, Transferable, OperationStatus.
 */
import { z } from 'zod';
import type { Availability, OperationState } from '../../modules/domains/registrar.port.ts';
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
export function toTransferable(value: string): 'yes' | 'no' | 'unknown' {
  if (value === 'TRANSFERABLE') return 'yes';
  const refusals = ['UNTRANSFERABLE', 'DOMAIN_IN_OWN_ACCOUNT', 'DOMAIN_IN_ANOTHER_ACCOUNT', 'PREMIUM_DOMAIN'];
  return refusals.includes(value) ? 'no' : 'unknown';
}

export const availabilityAnswer = z.object({ Availability: z.string() });
export const suggestionsAnswer = z.object({
  SuggestionsList: z.array(z.object({ DomainName: z.string(), Availability: z.string() })),
});
export const transferAnswer = z.object({ Transferability: z.object({ Transferable: z.string() }) });
export const orderAnswer = z.object({ OperationId: z.string().min(1) });
export const operationAnswer = z.object({
  OperationId: z.string().min(1),
  Status: z.string(),
  DomainName: z.string().optional(),
  Message: z.string().optional(),
});
export type OperationAnswer = z.infer<typeof operationAnswer>;
export const operationsAnswer = z.object({ Operations: z.array(operationAnswer) });
export const domainAnswer = z.object({ DomainName: z.string() });

/** Throws 'domains.registrar-unavailable' for an answer of another shape: what it means is unknown. */
export function believe<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw unavailable(`the registrar's answer has another shape: ${parsed.error.issues[0]?.path.join('.')}`);
  return parsed.data;
}

/** ERROR is not here: it does not say whether the registrar acted. */
export function toOperationState({ Status, Message }: OperationAnswer): OperationState | 'look' {
  if (Status === 'SUCCESSFUL') return { state: 'done' };
  if (Status === 'ERROR') return 'look';
  if (Status !== 'FAILED') return { state: 'pending' };
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
