import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure, failureOf } from '../../../ui/api.ts';
import type { CardSession } from '../../../../modules/ordering/schemas.ts';
import { openCheckout } from '../calls.ts';
import type { CardForm as Form } from './card-form.tsx';
import { loadCardProvider } from './load-card-script.ts';

export interface CardForm {
  session: CardSession | null;
  provider: Stripe | null;
  /** Comes with the provider's script: the steps before this one have no use for its code. */
  Form: typeof Form | null;
  failure: ApiFailure | null;
  /** The form on the screen was replaced because the order had changed or its session had ended. */
  renewed: boolean;
  reload: () => void;
  /** The provider's script came, and its form did not. */
  formFailed: () => void;
}

/**
 * The card form's session for what is in the cart now. Asked for again when this tab is seen again and when the cart
 * changes: the server answers with the same open session, or with a new one where the old has ended.
 */
export function useCardSession(orderId: string, cartKey: string, terms: string | null, paused: boolean): CardForm {
  const [session, setSession] = useState<CardSession | null>(null);
  const [loaded, setLoaded] = useState<Pick<CardForm, 'provider' | 'Form'>>({ provider: null, Form: null });
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [renewed, setRenewed] = useState(false);
  const shown = useRef<string | null>(null);
  const asking = useRef(false);

  const ask = useCallback(
    async (version: string) => {
      // One question at a time: the answer is about the cart as the server has it then.
      if (asking.current) return;
      asking.current = true;
      try {
        const fresh = await openCheckout(orderId, version);
        const [provider, { CardForm: Form }] = await Promise.all([
          loadCardProvider(fresh.script_url, fresh.publishable_key),
          import('./card-form.tsx'),
        ]).catch((cause: unknown) => {
          throw new ApiFailure('billing.provider-unavailable', { cause });
        });
        setRenewed(shown.current !== null && shown.current !== fresh.client_secret);
        shown.current = fresh.client_secret;
        setLoaded((before) => (before.provider ? before : { provider, Form }));
        setSession(fresh);
        setFailure(null);
      } catch (error) {
        setFailure(failureOf(error));
      }
      asking.current = false;
    },
    [orderId],
  );

  useEffect(() => {
    if (!terms || paused || !cartKey) return undefined;
    const open = () => void ask(terms);
    open();
    const look = () => {
      if (document.visibilityState === 'visible') open();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ask, terms, paused, cartKey]);

  return {
    session,
    ...loaded,
    failure,
    renewed,
    reload: () => {
      setSession(null);
      setFailure(null);
      if (terms) void ask(terms);
    },
    formFailed: () => {
      setSession(null);
      setFailure(new ApiFailure('billing.provider-unavailable'));
    },
  };
}
