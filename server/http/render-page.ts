import { createRequestHandler, RouterContextProvider } from 'react-router';
import { appContext, type AppContext } from '../../app/context.ts';

const answer = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE);

/** Draws a screen of the product. */
export function renderPage(request: Request, given: AppContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(appContext, given);
  return answer(request, context);
}
