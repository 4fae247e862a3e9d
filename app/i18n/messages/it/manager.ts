export default {
  meta: { title: 'Il tuo ordine' },
  states: {
    draft: 'Da completare',
    awaiting_payment: 'In attesa del pagamento',
    complete: 'Pagato',
    provisioning: 'In preparazione',
    live: 'In linea',
    past_due: 'Rinnovo non pagato',
    suspended: 'Sospeso',
    cancelled: 'Concluso',
    withdrawn: 'Recesso esercitato',
    refunded: 'Rimborsato',
  },
  plans: { premium: 'Premium', pro: 'Pro' },
  subscription: {
    title: 'Abbonamento',
    plan: 'Piano',
    renews: 'Si rinnova il',
    price: 'Prezzo del rinnovo',
  },
  invoices: {
    title: 'Fatture',
    invoice: 'Fattura {{number}}',
    'credit-note': 'Nota di credito {{number}}',
    download: 'Scarica PDF',
    'download-named': 'Scarica in PDF: {{name}}',
  },
};
