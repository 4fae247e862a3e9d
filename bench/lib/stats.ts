/** Value below which `share` (0..1) of the samples lie, interpolated. NaN for no samples. */
export function quantile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? NaN;
  const high = sorted[Math.ceil(at)] ?? NaN;
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (samples: number[]): number => quantile(samples, 0.5);
