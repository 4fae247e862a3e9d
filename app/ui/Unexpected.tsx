import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { useErrorText } from '../i18n/error-text.ts';
import { refusalOf } from './refusal.ts';
import { Prose } from './Prose.tsx';
import { Button } from './Button.tsx';

/** A route that could not be drawn (R14): the specification's heading, a message that is safe to read, the request id. */
export function Unexpected({ error, requestId }: { error: unknown; requestId: string | null }) {
  const { t } = useTranslation();
  const text = useErrorText();
  const refusal = refusalOf(error);
  const id = refusal?.requestId ?? requestId;
  const code =
    refusal?.code ?? (isRouteErrorResponse(error) && error.status === 404 ? 'http.not-found' : 'http.unexpected');
  return (
    <Prose>
      <title>Unexpected Application Error!</title>
      <h1 lang="en">Unexpected Application Error!</h1>
      <p>{text(code)}</p>
      {import.meta.env.DEV && error instanceof Error ? <pre>{error.stack}</pre> : null}
      {id ? <p>{t('requestId', { id })}</p> : null}
      <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
    </Prose>
  );
}
