import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type HandleDocumentRequestFunction, type HandleErrorFunction, ServerRouter } from 'react-router';
import { appContext } from './context.ts';
import { serverI18n } from './i18n/server.ts';
import { lateScripts } from './late-scripts.ts';
import { Nonce } from './ui/nonce.ts';

const STREAM_MS = 5000;

const handleRequest: HandleDocumentRequestFunction = (request, status, headers, entry, context) =>
  new Promise((resolve, reject) => {
    const { locale, nonce } = context.get(appContext);
    // What is kept for everybody is kept whole.
    const waitForAll = nonce === undefined || isbot(request.headers.get('user-agent'));
    let code = status;
    let started = false;
    const start = () => {
      started = true;
      const body = lateScripts();
      headers.set('content-type', 'text/html; charset=utf-8');
      headers.set('content-language', locale);
      headers.append('vary', 'accept-language, cookie');
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={serverI18n(locale)}>
        <Nonce value={nonce}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </Nonce>
      </I18nextProvider>,
      {
        nonce,
        // React would send a long form after the page around it, and move everything below when it comes.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [waitForAll ? 'onAllReady' : 'onShellReady']: start,
        onShellError: reject,
        onError(error) {
          code = 500;
          if (started) context.get(appContext).ctx.log.error({ err: error }, 'rendering broke after it began');
        },
      },
    );
    setTimeout(abort, STREAM_MS + 1000).unref();
  });

export default handleRequest;
export const streamTimeout = STREAM_MS;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { ctx, onFailure } = context.get(appContext);
  onFailure?.(error);
  ctx.log.error({ err: error, requestId: ctx.requestId, path: new URL(request.url).pathname }, 'a page failed');
};
