import type it from '../it/manager.ts';
import type { Messages } from '../shape.ts';

export default {
  meta: { title: 'Votre commande' },
  states: {
    draft: 'À compléter',
    awaiting_payment: 'En attente du paiement',
    complete: 'Payée',
    provisioning: 'En préparation',
    live: 'En ligne',
    past_due: 'Renouvellement impayé',
    suspended: 'Suspendue',
    cancelled: 'Terminée',
    withdrawn: 'Rétractation exercée',
    refunded: 'Remboursée',
  },
  plans: { premium: 'Premium', pro: 'Pro' },
  subscription: {
    title: 'Abonnement',
    plan: 'Formule',
    renews: 'Se renouvelle le',
    price: 'Prix du renouvellement',
  },
  invoices: {
    title: 'Factures',
    invoice: 'Facture {{number}}',
    'credit-note': 'Avoir {{number}}',
    download: 'Télécharger le PDF',
    'download-named': 'Télécharger en PDF : {{name}}',
  },
} satisfies Messages<typeof it>;
