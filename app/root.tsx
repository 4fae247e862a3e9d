import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import geologicaGreek from '../site-kit/fonts/geologica-greek-normal.c82776a40f.woff2?url';
import geologica from '../site-kit/fonts/geologica-latin-normal.50280cbcc0.woff2?url';
import sourceSansGreek from '../site-kit/fonts/source-sans-3-greek-normal.e392a10926.woff2?url';
import sourceSans from '../site-kit/fonts/source-sans-3-latin-normal.c25029d990.woff2?url';
import { offerOf } from '../modules/plans/index.server.ts';
import type { Route } from './+types/root';
import { appContext } from './context.ts';
import { earlySendScript } from './forms/early-hands.ts';
import { earlyPressScript, useEarlyPage } from './forms/early-page.ts';
import { appearanceAttributes, appearanceScript } from './ui/appearance.ts';
import { Nonce } from './ui/nonce.ts';
import { Page } from './ui/Page.tsx';
import type { Visit } from './ui/use-operator.ts';
import { Unexpected } from './ui/Unexpected.tsx';

const FONTS = [geologica, sourceSans];
const GREEK_FONTS = [geologicaGreek, sourceSansGreek];

export function loader({ context }: Route.LoaderArgs) {
  const { locale, ctx, nonce } = context.get(appContext);
  // What is kept for everybody has no nonce, and names no request.
  const { operator, publicUrl } = ctx.config;
  const { recovering } = ctx;
  return {
    locale,
    requestId: nonce === undefined ? null : ctx.requestId,
    operator,
    publicUrl,
    recovering,
    offer: offerOf(ctx),
  } satisfies Visit;
}

/** What is told belongs to the visit: no link asks for it again, and no line that breaks takes the screen away. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { i18n, t } = useTranslation();
  const nonce = use(Nonce);
  return (
    <html lang={i18n.language} {...appearanceAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#120d1a" media="(prefers-color-scheme: dark)" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        {[...FONTS, ...(i18n.language === 'el' ? GREEK_FONTS : [])].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {/* oxlint-disable-next-line react/no-danger -- constants of ours, and the only way to run before the first paint */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${appearanceScript};${earlySendScript};${earlyPressScript}` }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {t('skip')}
        </a>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useEarlyPage();
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const visit = useRouteLoaderData<typeof loader>('root');
  return (
    <Page>
      <Unexpected error={error} requestId={visit?.requestId ?? null} />
    </Page>
  );
}
