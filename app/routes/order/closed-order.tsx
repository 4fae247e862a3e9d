import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf, type ApiFailure } from '../../ui/api.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useSaid } from '../../ui/said.ts';
import { mailLink } from './calls.ts';
import classes from './quiet-page.module.css';
import { Button } from '../../ui/Button.tsx';

/** An order that this browser does not hold: the same words whether or not it exists (X5). */
export function ClosedOrder({ id }: { id: string }) {
  const { t } = useTranslation('order');
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const busy = useRef(false);

  useSaid(state === 'sent' ? t('closed.sent') : null);

  async function send() {
    if (busy.current) return;
    busy.current = true;
    setState('sending');
    setFailure(null);
    try {
      await mailLink(id);
      setState('sent');
    } catch (error) {
      setFailure(failureOf(error));
      setState('ready');
    } finally {
      busy.current = false;
    }
  }

  return (
    <div className={`page-width ${classes.page}`}>
      <title>{`${t('meta.title')} · Vetrina`}</title>
      <h1 className={classes.title}>{t('closed.title')}</h1>
      <p>{t('closed.text')}</p>
      {failure && <ErrorNotice failure={failure} onRetry={() => void send()} />}
      {state !== 'sent' && (
        <Button aria-disabled={state === 'sending'} onClick={() => void send()}>
          {state === 'sending' ? t('closed.sending') : t('closed.send')}
        </Button>
      )}
      <p className={classes.sent}>{state === 'sent' ? t('closed.sent') : ''}</p>
    </div>
  );
}
