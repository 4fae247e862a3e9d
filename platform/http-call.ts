/**
 * A call of our HTTP interface as one value: its route, what it takes and answers, and what it does. The route, the parse
 * and the OpenAPI description are all made of it (server/http/calls.ts, server/http/openapi.ts), so that none can tell
 * another story than the rest.
 */
import type { z } from 'zod';
import type * as mini from 'zod/mini';
import type { Ctx } from './ctx.ts';

export type Schema = z.ZodType | mini.ZodMiniType;

/** The names in braces of a path. */
type Named<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

/** What somebody sent. */
export interface Sent<Path extends string, Body> {
  params: Readonly<Record<Named<Path>, string>>;
  /** As it stands in the address. */
  query: Readonly<Record<string, string>>;
  /**
   * Reads and parses the body; asked for after the right to act, which whoever lacks it is told first. Throws
   * http.bad-input naming the faulty fields.
   */
  body: () => Promise<Body>;
}

/** @template Path with parameters in braces: `/buy_yr/api/page/preview/{id}` */
interface CallOf<Path extends string, Body> {
  method: 'get' | 'post';
  path: Path;
  /** Unique; begins with the row of the specification. */
  id: string;
  summary: string;
  /** Calls of one caller; for what costs us money or could be guessed at. */
  limit?: { burst: number; perMinute: number };
  /** What each parameter of the address's query is. */
  query?: Readonly<Record<string, string>>;
  body?: mini.ZodMiniType<Body>;
  answer: Schema;
  /** Those with which it is answered; 200 unless named. */
  status?: readonly number[];
  /** Returns the JSON answer, or a `reply` where that is not all. Refuses with an AppError. */
  run: (ctx: Ctx, sent: Sent<Path, Body>) => Promise<unknown>;
}
export type HttpCall = CallOf<string, unknown>;

declare module './ctx.ts' {
  interface Contributions {
    /** Calls that this room answers, alone or with those it may import. */
    http: readonly HttpCall[];
  }
}

/** Checks that path, schemas and `run` fit; in a list of many calls no parameter or body type fits all. */
export const defineCall = <const Path extends `/${string}`, Body = never>(call: CallOf<Path, Body>): HttpCall =>
  call as unknown as HttpCall;

/** An answer with a status other than 200, or with headers. */
export class Reply {
  readonly value: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(value: unknown, status: number, headers: Readonly<Record<string, string>>) {
    this.value = value;
    this.status = status;
    this.headers = headers;
  }
}
export const reply = (
  value: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> },
) => new Reply(value, status, headers);
