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

/** Who sent it, as far as a call may need to know besides `ctx.actor`. Rooms below add what they know of a caller. */
export interface Caller {
  /** Network address; null where it is unknown. */
  address: string | null;
  /** The token of `Authorization: Bearer …`, valid or not; null: none. */
  bearer: string | null;
}

/** What somebody sent. */
export interface Sent<Path extends string, Body> extends Caller {
  params: Readonly<Record<Named<Path>, string>>;
  /** As it stands in the address. */
  query: Readonly<Record<string, string>>;
  /** Reads the address's query by a schema; what is empty counts as absent. Throws http.bad-input naming the faulty fields. */
  readQuery: <T>(schema: mini.ZodMiniType<T>) => T;
  /**
   * Reads and parses the body; asked for after the right to act, which whoever lacks it is told first. Throws
   * http.bad-input naming the faulty fields.
   */
  body: () => Promise<Body>;
  /**
   * Reads the file that the body is, for a call that takes one, and keeps a place at the door until the call is answered. Throws
   * the call's `tooLarge`, http.interrupted where it stops to arrive, http.unavailable while too many arrive at once.
   */
  file: () => Promise<Uint8Array>;
  /** The sentence that people read for an error code, in the caller's language. */
  say: (code: string) => string;
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
  /** The body is a file of such a type. `tooLarge`: the error for one of more bytes. */
  upload?: { type: string; mostBytes: number; tooLarge: string };
  /** The JSON; or the media type of a file. */
  answer: Schema | { file: string };
  /** Of a file that wants its owner to have proved a short while ago who they are: the screen that asks them to, with the parameters of `path`. */
  screen?: `/manager/${string}`;
  /** What it answers is a page, not JSON; `answer` is its text. */
  html?: true;
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

/** A page. `headers` are what it needs besides its type. */
export class HtmlReply {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(html: string, headers: Readonly<Record<string, string>>) {
    this.html = html;
    this.headers = headers;
  }
}

interface ReplyOptions {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** The secret that goes into the browser's order cookie; null: the cookie ends. */
  orderSession?: string | null;
}

/** An answer with a status other than 200, with headers, or with the order cookie. */
export class Reply {
  readonly value: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly orderSession: string | null | undefined;

  constructor(value: unknown, { status = 200, headers = {}, orderSession }: ReplyOptions) {
    this.value = value;
    this.status = status;
    this.headers = headers;
    this.orderSession = orderSession;
  }
}
export const reply = (value: unknown, options: ReplyOptions) => new Reply(value, options);

/** A file, whole or as it is written; its type stands in `headers`. Null bytes: no body. */
export class FileReply {
  readonly bytes: Uint8Array | ReadableStream<Uint8Array> | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    bytes: FileReply['bytes'],
    { status = 200, headers }: { status?: number; headers: Readonly<Record<string, string>> },
  ) {
    this.bytes = bytes;
    this.status = status;
    this.headers = headers;
  }
}
