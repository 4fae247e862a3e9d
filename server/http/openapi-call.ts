import type { z } from 'zod';
import type * as mini from 'zod/mini';

export type Schema = z.ZodType | mini.ZodMiniType;
/** One call of ours as its description has it; path parameters in braces. */
export interface Call {
  method: 'get' | 'post';
  path: string;
  id: string;
  summary: string;
  body?: Schema;
  query?: Record<string, string>;
  answer: Schema;
  /** Default: 200. */
  status?: number[];
}
