import { data, isRouteErrorResponse } from 'react-router';

/** What a loader may tell a screen when a door refuses: a code that has a message, never a reason from inside. */
export interface Refusal {
  code: string;
  requestId: string;
}

/** Throw it in a loader: `throw refusal(404, { code: error.code, requestId: ctx.requestId })`. */
export const refusal = (status: number, body: Refusal) => data(body, { status });

export function refusalOf(error: unknown): Refusal | null {
  if (!isRouteErrorResponse(error)) return null;
  const body = error.data as Partial<Refusal> | null;
  return typeof body?.code === 'string' && typeof body.requestId === 'string'
    ? { code: body.code, requestId: body.requestId }
    : null;
}
