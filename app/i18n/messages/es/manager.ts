import type it from '../it/manager.ts';
import type { Messages } from '../shape.ts';

export default {
  meta: { title: 'Tu pedido' },
  states: {
    draft: 'Por completar',
    awaiting_payment: 'A la espera del pago',
    complete: 'Pagado',
    provisioning: 'En preparación',
    live: 'En línea',
    past_due: 'Renovación sin pagar',
    suspended: 'Suspendido',
    cancelled: 'Terminado',
    withdrawn: 'Desistimiento ejercido',
    refunded: 'Reembolsado',
  },
  plans: { premium: 'Premium', pro: 'Pro' },
  subscription: {
    title: 'Suscripción',
    plan: 'Plan',
    renews: 'Se renueva el',
    price: 'Precio de la renovación',
  },
  invoices: {
    title: 'Facturas',
    invoice: 'Factura {{number}}',
    'credit-note': 'Factura rectificativa {{number}}',
    download: 'Descargar PDF',
    'download-named': 'Descargar en PDF: {{name}}',
  },
} satisfies Messages<typeof it>;
