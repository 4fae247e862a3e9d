import { useState } from 'react';
import type { ScheduledAnswer, ScheduleInput } from '../../../../modules/editor/schemas.ts';
import { say } from '../../../ui/said.ts';
import { useChange } from '../use-change.ts';
import { cancelScheduled, schedule } from './calls.ts';

export type Scheduled = ScheduledAnswer['scheduled'][number];

/** What is shown for a while, and the acts on it. What an act came to is said aloud. */
export function useScheduled(site: string, loaded: ScheduledAnswer) {
  const change = useChange();
  const [answer, setAnswer] = useState(loaded);
  const act = async (call: () => Promise<ScheduledAnswer>, told: string): Promise<boolean> => {
    const next = await change.run(call);
    if (!next) return false;
    setAnswer(next);
    say(told);
    return true;
  };
  return {
    ...change,
    scheduled: answer.scheduled,
    timeZone: answer.time_zone,
    schedule: (given: Omit<ScheduleInput, 'id'>, told: string) => act(() => schedule(site, given), told),
    cancel: (id: string, told: string) => act(() => cancelScheduled(site, id), told),
  };
}
export type ScheduledActs = ReturnType<typeof useScheduled>;
