import type { Config } from '../../platform/config.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { wrong, type Finding } from '../../platform/finding.ts';
import { entitled, madeTrue } from './entitlements.ts';
import { ENTITLEMENT_KEYS, LARGEST_PLAN, SMALLEST_PLAN, type EntitlementKey } from './schemas.ts';

/**
 * Something that plans are sold with. Its texts stand in the message files in five languages (`plans:features` and, where
 * it is more than a word, `plans:extra`); no text names it as long as it is not available.
 */
export interface Feature {
  key: EntitlementKey;
  /** Whether it is configured in this installation; that it is built is said by the room that names it. */
  available: (config: Config) => boolean;
  /** What must be configured, as the doctor says it: "MAIL_HOST_URL, the host of the boxes". */
  needs?: string;
  /** The operator may choose not to offer it: then nothing is wrong. */
  isChoice?: true;
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    features: readonly Feature[];
    /** A room that lets pages be put online for free: whether that is configured here. No text speaks of it where it is not. */
    freeTier: (config: Config) => boolean;
  }
}

/** Features that need nothing but their room. */
export const withTheRoom = (...keys: EntitlementKey[]): Feature[] =>
  keys.map((key) => ({ key, available: () => true }));

/** Of plans itself: they come with the first room that only the largest plan has. */
export const OF_PLANS = ['extensions', 'unlimited'] as const satisfies readonly EntitlementKey[];

type Installed = Pick<Ctx, 'config' | 'contributed'>;

/** Features whose room is present. Throws where one is named by a room that does not make it true, or twice. */
export function builtFeatures({ contributed }: Pick<Installed, 'contributed'>): readonly Feature[] {
  const made = madeTrue(contributed('entitlements'));
  const built = contributed('features').flat();
  for (const { key } of built) {
    if (!made.has(key)) throw new Error(`no room makes the feature ${key} true`);
    if (built.filter((other) => other.key === key).length > 1) throw new Error(`two rooms name the feature ${key}`);
  }
  return built;
}

const onlyInLargest = (key: EntitlementKey): boolean => entitled(LARGEST_PLAN, key) !== entitled(SMALLEST_PLAN, key);

/** What can be had here today, built and configured, in the order in which it is shown. */
export function availableFeatures(installed: Installed): EntitlementKey[] {
  const ready = builtFeatures(installed)
    .filter(({ available }) => available(installed.config))
    .map(({ key }) => key);
  const all = ready.some(onlyInLargest) ? [...ready, ...OF_PLANS] : ready;
  return ENTITLEMENT_KEYS.filter((key) => all.includes(key));
}

/** What the doctor says: a finding for each feature that is built, that a plan is sold with, and that is not configured. */
export const notConfigured = (installed: Installed): Finding[] =>
  builtFeatures(installed)
    .filter(({ available, isChoice }) => !isChoice && !available(installed.config))
    .map(({ key, needs = 'what its adapter asks for' }) =>
      wrong(
        `feature ${key}`,
        'is built and not configured',
        'plans are sold without it, no text names it, and whoever bought it before does not have it.',
        `Set ${needs}.`,
      ),
    );
