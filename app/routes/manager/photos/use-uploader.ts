import { useEffect, useState, useSyncExternalStore } from 'react';
import { failureOf } from '../../../ui/api.ts';
import type { Saver } from '../editor/saver.ts';
import { keptFiles } from './kept-files.ts';
import { sendPhoto } from './send-photo.ts';
import { shrink } from './shrink.ts';
import { newUploader, type Uploader } from './uploader.ts';
import { isUnderWay, type Uploads } from './uploads.ts';

/** The photos of this site on their way; each goes into the draft between what its saver sends. */
export function useUploader(site: string, saver: Saver): { uploader: Uploader; uploads: Uploads } {
  const [uploader] = useState(() =>
    newUploader({
      shrink,
      send: (photo, told) => saver.act((rev) => sendPhoto({ site, rev, ...photo }, told)),
      failureOf(error) {
        const failure = failureOf(error);
        return {
          code: failure?.code ?? 'http.unexpected',
          status: failure?.status ?? null,
          fields: failure?.fields ?? {},
        };
      },
      later(act, ms) {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      newId: () => crypto.randomUUID(),
      store: keptFiles(site),
    }),
  );
  const uploads = useSyncExternalStore(uploader.subscribe, uploader.snapshot, uploader.snapshot);
  useEffect(() => {
    void uploader.recall();
    const again = () => {
      if (isUnderWay(uploader.snapshot())) uploader.retry();
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [uploader]);
  return { uploader, uploads };
}
