import type { ReactNode } from 'react';
import type { PageProps } from '../contract.ts';
import { MapOnRequest } from './map-on-request.tsx';
import { NewsAsk } from './news-ask.tsx';

/** What a home page says, between its header and its footer. The way to a map stands at its end, on every layout alike. */
export function Main({ doc, r, children }: PageProps & { children: ReactNode }) {
  return (
    <main id="main">
      {children}
      <NewsAsk doc={doc} r={r} />
      <MapOnRequest doc={doc} r={r} />
    </main>
  );
}
