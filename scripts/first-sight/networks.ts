/** Lines on which a first visit is tried. 4G, slow 4G and 3G are the presets of Chromium's own tools. */
export interface NetworkLine {
  name: string;
  /** Added to every answer. */
  latencyMs: number;
  megabits: number;
}
export const NETWORKS: readonly NetworkLine[] = [
  { name: 'fibre', latencyMs: 5, megabits: 50 },
  { name: 'cable', latencyMs: 28, megabits: 10 },
  { name: '4G', latencyMs: 170, megabits: 9 },
  { name: 'slow 4G', latencyMs: 562, megabits: 1.44 },
  { name: '3G', latencyMs: 2000, megabits: 0.4 },
];
