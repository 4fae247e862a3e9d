import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}
export interface Asked {
  url: string;
  headers: Record<string, string>;
  method?: string;
}
interface Answerer {
  handle(req: IncomingMessage, res: ServerResponse): boolean;
}

/**
 * What somebody says to a request, without a connection. Null when the request is left to others; what can be said at
 * once is there before a promise would be.
 */
export function answered(answerer: Answerer, asked: Asked): Answered | Promise<Answered> | null {
  let written: Answered | undefined;
  let done: ((answer: Answered) => void) | undefined;
  const more: Record<string, string> = {};
  const res = {
    appendHeader: (name: string, value: string) => void (more[name] = value),
    writeHead(status: number, fields: string[]) {
      const headers = { ...more };
      for (let at = 0; at < fields.length; at += 2) headers[fields[at] ?? ''] = fields[at + 1] ?? '';
      written = { status, headers, body: Buffer.alloc(0) };
      return res;
    },
    end(body?: Uint8Array) {
      if (!written) throw new Error('an answer without a head');
      if (body) written.body = Buffer.from(body);
      done?.(written);
    },
  };
  const req = { method: 'GET', rawHeaders: Object.entries(asked.headers).flat(), ...asked };
  if (!answerer.handle(req as unknown as IncomingMessage, res as unknown as ServerResponse)) return null;
  return written ?? new Promise((answer) => (done = answer));
}
