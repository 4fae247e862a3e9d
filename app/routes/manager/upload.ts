import { ApiFailure } from '../../ui/api.ts';

/** A line that moves nothing for so long is broken. */
const SILENCE_MS = 30_000;

interface Answer {
  error?: { code?: string; fields?: Record<string, string> };
}

/**
 * A file to one of our calls. By the older of the browser's two ways, because only that tells how much has gone. Rejects with
 * ApiFailure; with an AbortError when `signal` does.
 */
export function upload<T>(
  path: string,
  file: Blob,
  { progress, signal }: { progress: (share: number) => void; signal: AbortSignal },
): Promise<T> {
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.setRequestHeader('content-type', file.type || 'application/octet-stream');
  request.setRequestHeader('accept', 'application/json');
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const lost = (code: string) => reject(new ApiFailure(code));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        lost('http.timeout');
      }, SILENCE_MS);
    };
    const stop = () => {
      request.abort();
      reject(new DOMException('taken off the list', 'AbortError'));
    };
    signal.addEventListener('abort', stop, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      progress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    });
    request.addEventListener('error', () => lost(navigator.onLine ? 'http.unreachable' : 'http.offline'));
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      const { status } = request;
      if (status >= 200 && status < 300 && answer) return resolve(answer as T);
      const { code = 'http.unexpected', fields = {} } = (answer as Answer | null)?.error ?? {};
      return reject(new ApiFailure(code, { status, fields }));
    });
    wait();
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
