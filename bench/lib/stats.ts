/** Value below which `share` (0..1) of the samples lie, interpolated. NaN for no samples. */
export function quantile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? NaN;
  const high = sorted[Math.ceil(at)] ?? NaN;
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (samples: number[]): number => quantile(samples, 0.5);

/** The least sample that so great a share (0..1) of them does not exceed: the nearest rank. NaN for no samples. */
export const percentile = (samples: readonly number[], share: number): number =>
  samples.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(samples.length * share) - 1)] ?? NaN;
