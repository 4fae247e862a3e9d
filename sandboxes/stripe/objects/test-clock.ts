import { newId } from '../ids.ts';

export function buildTestClock(input: { frozenTime: number; name: string | null; created: number }) {
  return {
    id: newId('clock_1'),
    object: 'test_helpers.test_clock' as const,
    created: input.created,
    deletes_after: input.created + 30 * 86_400,
    frozen_time: input.frozenTime,
    livemode: false,
    name: input.name,
    status: 'ready' as 'ready' | 'advancing',
    status_details: {} as { advancing?: { target_frozen_time: number } },
  };
}
export type TestClock = ReturnType<typeof buildTestClock>;
