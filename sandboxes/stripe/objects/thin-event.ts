import { newId } from '../ids.ts';

/** The vendor's notice that something of the second version of the API has changed: whoever gets it asks what. */
export function buildThinEvent(input: { type: string; account: string; context: string | null; created: string }) {
  return {
    id: newId('evt_test_65', 40),
    object: 'v2.core.event' as const,
    type: input.type,
    created: input.created,
    livemode: false,
    context: input.context,
    reason: null,
    related_object: { id: input.account, type: 'v2.core.account', url: `/v2/core/accounts/${input.account}` },
  };
}
export type ThinEvent = ReturnType<typeof buildThinEvent>;
