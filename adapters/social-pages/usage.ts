import { z } from 'zod';

/** What the network says of our part of its limits. */
export interface Usage {
  /** Of the limit that is nearest to its end, 0 to 100 and more. */
  percent: number;
  /** Until calls are answered again; 0 where they are. */
  waitMs: number;
}

const share = z.object({
  call_count: z.number().catch(0),
  total_time: z.number().catch(0),
  total_cputime: z.number().catch(0),
  estimated_time_to_regain_access: z.number().catch(0),
});
const app = share.transform((one) => [one]);
const business = z.record(z.string(), z.array(share)).transform((all) => Object.values(all).flat());
const HEADERS = { 'x-app-usage': app, 'x-page-usage': app, 'x-business-use-case-usage': business } as const;
const LONGEST = 4096;
const MINUTE = 60_000;

/**
 * Reads X-App-Usage, X-Page-Usage and X-Business-Use-Case-Usage (developers.facebook.com/docs/graph-api/overview/rate-limiting,
 * v25.0): shares in percent, `estimated_time_to_regain_access` in minutes. What cannot be read says nothing.
 */
export function usageOf(headers: Headers): Usage {
  const shares = Object.entries(HEADERS).flatMap(([name, shape]) => {
    const read = shape.safeParse(json(headers.get(name)));
    return read.success ? read.data : [];
  });
  return {
    percent: Math.max(0, ...shares.flatMap((one) => [one.call_count, one.total_time, one.total_cputime])),
    waitMs: Math.max(0, ...shares.map((one) => one.estimated_time_to_regain_access)) * MINUTE,
  };
}

function json(text: string | null): unknown {
  if (text === null || text.length > LONGEST) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
