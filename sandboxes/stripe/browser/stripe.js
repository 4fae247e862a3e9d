// The part of the vendor's browser script that an embedded checkout needs, framing this sandbox's own card form.
(() => {
  const origin = '__ORIGIN__';

  const notHere = (name) => () => {
    throw new Error(`${name} is not part of this sandbox.`);
  };

  /** The embedding page's colours, so that the frame does not shine white in a dark page. */
  function schemeOf(element) {
    const declared = getComputedStyle(element).colorScheme;
    return declared === 'dark' || declared === 'light' ? declared : 'auto';
  }

  async function createEmbeddedCheckoutPage(publishableKey, options) {
    const secret = options.fetchClientSecret ? await options.fetchClientSecret() : options.clientSecret;
    const [session, key] = String(secret).split('_secret_');
    if (!session || !key) throw new Error('createEmbeddedCheckoutPage needs the client secret of a Checkout Session.');
    let frame;
    let completed = false;
    const painted = new MutationObserver(() => {
      frame?.contentWindow?.postMessage({ type: 'scheme', scheme: schemeOf(frame.parentElement) }, origin);
    });

    function listen(event) {
      if (event.origin !== origin || event.source !== frame?.contentWindow) return;
      const { type, height, title, returnUrl } = event.data;
      if (type === 'height') {
        frame.style.height = `${height}px`;
        frame.style.minHeight = '0';
        frame.title = title;
      }
      if (type === 'complete' && !completed) {
        completed = true;
        options.onComplete?.();
        if (returnUrl) window.location.assign(returnUrl);
      }
    }

    function unmount() {
      painted.disconnect();
      window.removeEventListener('message', listen);
      frame?.remove();
      frame = undefined;
    }

    return {
      mount(target) {
        const host = typeof target === 'string' ? document.querySelector(target) : target;
        if (!host) throw new Error('There is no element to mount the checkout in.');
        if (frame) throw new Error('The checkout is mounted already.');
        frame = document.createElement('iframe');
        const query = new URLSearchParams({
          key,
          publishable_key: publishableKey,
          embedder: window.location.origin,
          scheme: schemeOf(host),
        });
        frame.src = `${origin}/embedded/${encodeURIComponent(session)}?${query}`;
        frame.title = 'Secure payment';
        frame.name = 'embedded-checkout';
        frame.allow = 'payment';
        frame.style.cssText = 'display:block;width:100%;min-height:420px;border:0';
        window.addEventListener('message', listen);
        painted.observe(document.documentElement, { attributes: true });
        host.append(frame);
      },
      unmount,
      destroy: unmount,
    };
  }

  function Stripe(publishableKey) {
    if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
      throw new Error('Stripe() needs a publishable key.');
    }
    return {
      elements: notHere('elements'),
      createToken: notHere('createToken'),
      createPaymentMethod: notHere('createPaymentMethod'),
      confirmCardPayment: notHere('confirmCardPayment'),
      registerAppInfo() {},
      _registerWrapper() {},
      createEmbeddedCheckoutPage: (options) => createEmbeddedCheckoutPage(publishableKey, options),
    };
  }
  Stripe.version = 'endive';
  window.Stripe ??= Stripe;
})();
