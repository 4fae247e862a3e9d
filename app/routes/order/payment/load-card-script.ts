import type { Stripe } from '@stripe/stripe-js';

type Factory = NonNullable<typeof window.Stripe>;
const WAIT_MS = 20_000;
let loading: { url: string; factory: Promise<Factory> } | null = null;

/**
 * The card provider's script from the address that the server names, so that sandbox and production are one path
 * (the provider's own loader knows only its own address). One script element a page; a failed load is forgotten, so
 * that a retry asks again.
 */
export async function loadCardProvider(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  if (loading?.url !== scriptUrl) loading = { url: scriptUrl, factory: inject(scriptUrl) };
  try {
    return (await loading.factory)(publishableKey);
  } catch (error) {
    loading = null;
    throw error;
  }
}

function inject(url: string): Promise<Factory> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('the card provider script did not load'));
    };
    const timer = setTimeout(fail, WAIT_MS);
    script.src = url;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      if (!window.Stripe) return fail();
      clearTimeout(timer);
      resolve(window.Stripe);
    });
    document.head.append(script);
  });
}
