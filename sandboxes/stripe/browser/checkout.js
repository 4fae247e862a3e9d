const data = JSON.parse(document.getElementById('data').textContent);
const key = new URLSearchParams(location.search).get('key');
const form = document.getElementById('form');

/** Only the page that holds this frame hears us. */
function tell(message) {
  if (window.parent !== window && data.embedder) window.parent.postMessage(message, data.embedder);
}

new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  tell({ type: 'height', height, title: document.title });
}).observe(document.body);

window.addEventListener('message', (event) => {
  if (event.origin === data.embedder && event.data?.type === 'scheme') {
    document.documentElement.dataset.scheme = event.data.scheme;
  }
});

if (data.notice === 'done') tell({ type: 'complete', returnUrl: data.returnUrl });

function show(id) {
  for (const panel of [form, document.querySelector('.summary'), ...document.querySelectorAll('.notice')]) {
    const keepsSummary = id === 'form' && panel.classList.contains('summary');
    panel.hidden = panel.id !== id && !keepsSummary;
  }
  document.querySelector(`#${id} [tabindex="-1"]`)?.focus();
}

function setError(name, message) {
  const input = form.elements[name];
  const line = document.getElementById(`${name}-error`);
  line.textContent = message ?? '';
  line.hidden = !message;
  input.setAttribute('aria-invalid', String(Boolean(message)));
}

function setAlert(message) {
  const alert = document.getElementById('alert');
  alert.textContent = message ?? '';
  alert.hidden = !message;
}

let busy = false;

async function pay(authentication) {
  if (busy) return;
  busy = true;
  const button = document.getElementById('pay');
  const label = button.textContent;
  button.textContent = data.texts.paying;
  button.setAttribute('aria-busy', 'true');
  setAlert(null);
  const typed = Object.fromEntries(new FormData(form));
  try {
    const response = await fetch(`/embedded/${data.session}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...typed, key, authentication }),
    });
    answer(await response.json());
  } catch {
    show('form');
    setAlert(data.texts.offline);
  } finally {
    busy = false;
    button.textContent = label;
    button.removeAttribute('aria-busy');
  }
}

function answer(result) {
  for (const name of ['number', 'expiry', 'cvc', 'name', 'iban']) setError(name, result.fields?.[name]);
  if (result.status === 'wrong') {
    show('form');
    form.querySelector('[aria-invalid="true"]')?.focus();
  } else if (result.status === 'declined') {
    show('form');
    setAlert(result.message);
    // Typing replaces the card that was refused.
    form.elements.number.select();
  } else if (result.status === 'requires_action') {
    show('bank');
  } else if (result.status === 'complete') {
    // A bank debit is only on its way.
    if (result.payment_status === 'unpaid') document.querySelector('#done h1').textContent = data.texts.pending;
    show('done');
    tell({ type: 'complete', returnUrl: result.return_url });
  } else {
    show('expired');
  }
}

function group(value, size, separator) {
  return value.match(new RegExp(`.{1,${size}}`, 'g'))?.join(separator) ?? '';
}

if (form) {
  const { number, expiry, cvc } = form.elements;
  number.addEventListener('input', () => {
    number.value = group(number.value.replace(/\D/g, '').slice(0, 19), 4, ' ');
  });
  expiry.addEventListener('input', (event) => {
    const digits = expiry.value.replace(/\D/g, '').slice(0, 4);
    const deleting = event.inputType?.startsWith('delete');
    expiry.value =
      digits.length > 2 || (digits.length === 2 && !deleting) ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  });
  cvc.addEventListener('input', () => {
    cvc.value = cvc.value.replace(/\D/g, '').slice(0, 4);
  });
  form.addEventListener('change', (event) => {
    if (event.target.name !== 'way') return;
    for (const part of form.querySelectorAll('.way')) {
      part.hidden = !part.dataset.way.split(' ').includes(event.target.value);
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void pay(null);
  });
  form.addEventListener('click', (event) => {
    const sample = event.target.closest('[data-sample]');
    if (!sample) return;
    const nextYear = String(new Date().getFullYear() + 3).slice(2);
    number.value = sample.dataset.sample;
    expiry.value = `12 / ${nextYear}`;
    cvc.value = '123';
    form.elements.name.value ||= 'Test';
    for (const name of ['number', 'expiry', 'cvc', 'name']) setError(name, null);
    document.getElementById('pay').focus();
  });
  document.getElementById('bank').addEventListener('click', (event) => {
    const choice = event.target.closest('[data-bank]');
    if (choice) void pay(choice.dataset.bank);
  });
}
