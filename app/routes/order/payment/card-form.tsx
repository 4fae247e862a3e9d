import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useState } from 'react';

interface Props {
  provider: Stripe;
  clientSecret: string;
  /** The provider has drawn the form of this secret. */
  onReady: (clientSecret: string) => void;
  onComplete: () => void;
  onFailure: () => void;
}

/**
 * The provider's own form in its own frame: card data never pass through this page. It cannot change once opened:
 * another session is another instance (`key`), and the listeners are those of the first drawing.
 */
export function CardForm({ provider, clientSecret, onReady, onComplete, onFailure }: Props) {
  const [{ stripe, options }] = useState(() => ({
    stripe: watchOpening(provider, () => onReady(clientSecret), onFailure),
    options: { clientSecret, onComplete },
  }));
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={options}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  );
}

/** The React wrapper (7.0.1) ignores a form that could not be opened: an unhandled rejection and an empty box. */
function watchOpening(provider: Stripe, onReady: () => void, onFailure: () => void): Stripe {
  const watched: Stripe = Object.create(provider);
  watched.createEmbeddedCheckoutPage = async (options) => {
    try {
      const form = await provider.createEmbeddedCheckoutPage(options);
      onReady();
      return form;
    } catch {
      onFailure();
      return new Promise(() => undefined);
    }
  };
  return watched;
}
