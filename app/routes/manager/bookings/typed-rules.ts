/** What the form of the rules holds while it is typed in. */
import { STEPS, type SettingsInput } from '../../../../modules/booking/schemas.ts';

type Counted = Exclude<keyof SettingsInput, 'kind' | 'mode'>;
export type TypedRules = Pick<SettingsInput, 'kind' | 'mode'> & Record<Counted, string>;

export const typedRules = (settings: SettingsInput): TypedRules => ({
  kind: settings.kind,
  mode: settings.mode,
  step: String(settings.step),
  notice_minutes: String(settings.notice_minutes),
  horizon_days: String(settings.horizon_days),
  last_minutes: String(settings.last_minutes),
  cancel_minutes: String(settings.cancel_minutes),
  covers: String(settings.covers),
  party_most: String(settings.party_most),
  party_instant: String(settings.party_instant),
});

export const rulesOf = ({ kind, mode, ...typed }: TypedRules): SettingsInput => ({
  kind,
  mode,
  step: STEPS.find((step) => String(step) === typed.step) ?? STEPS[0],
  notice_minutes: Number(typed.notice_minutes),
  horizon_days: Number(typed.horizon_days),
  last_minutes: Number(typed.last_minutes),
  cancel_minutes: Number(typed.cancel_minutes),
  covers: Number(typed.covers),
  party_most: Number(typed.party_most),
  party_instant: Number(typed.party_instant),
});

const HOUR = 60;
const DAY = 24 * HOUR;
/** What is offered, in minutes; what holds now is among them. */
const OFFERED = {
  step: STEPS,
  notice_minutes: [0, 30, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY],
  last_minutes: [0, 15, 30, 45, HOUR, 90, 2 * HOUR],
  cancel_minutes: [0, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY],
} as const satisfies Partial<Record<Counted, readonly number[]>>;
export type Offered = keyof typeof OFFERED;
export const offered = (what: Offered, now: number): number[] =>
  [...new Set([...OFFERED[what], now])].toSorted((one, other) => one - other);
