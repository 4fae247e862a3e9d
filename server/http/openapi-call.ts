import type { HttpCall } from '../../platform/http-call.ts';

/** A call as its description has it. */
export type Call = Omit<HttpCall, 'run' | 'limit' | 'body'> & { body?: HttpCall['answer'] };
