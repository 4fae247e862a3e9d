import type it from '../it/recovery.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Recuperación',
  compare: 'Comparar ahora',
  comparing: 'Se pregunta a cada proveedor: puede tardar unos minutos…',
  restored: 'Se restauró una copia del {{when}}.',
  older: 'Esta base de datos es más antigua que la que la carpeta de datos ya ha visto.',
  olderOf: 'Estos datos son del {{when}}.',
  closed:
    'Hasta que pulses «Reanudar» no se vende, no se factura, no se registra y no se escribe a nadie. Los sitios publicados siguen en línea y lo que avisan los proveedores se guarda.',
  notYet: 'Aún sin comparar',
  notYetText:
    '«Comparar ahora» pregunta al proveedor de tarjetas, al intermediario de facturas y al registrador qué tienen que aquí falta. No cambia nada.',
  comparedAt: 'Comparado',
  fresh: 'Vale media hora.',
  none: 'Nada que retomar: los proveedores tienen lo que hay aquí.',
  outcomes: {
    wait: 'Impide reanudar',
    task: 'Pasa a ser una tarea',
    adopt: 'Se retoma solo',
    know: 'Conviene saberlo',
  },
  vendors: {
    exchange: 'Intermediario de facturas',
    payments: 'Proveedor de tarjetas',
    registrar: 'Registrador',
  },
  all: 'Mostrar todas ({{count}})',
  mails: 'En espera: {{count}}',
  go: 'Reanudar',
  goTitle: 'Volver a vender',
  goText:
    'Se pregunta a los proveedores una vez más. Si dicen lo mismo, las diferencias se retoman y el producto arranca; si no, no pasa nada y vuelves a comparar.',
  confirm:
    'Se retoman solas: {{adopt}}. Tareas para una persona: {{task}}. Después se vuelve a vender, a facturar y a enviar los correos en espera. No se puede deshacer.',
  blocked: 'Antes tienen que responder todos los proveedores: arréglalo y compara de nuevo.',
  runs: 'El producto funciona',
  runsText:
    'Esta instalación no está en recuperación: no hay nada que comparar. Lo que necesita una persona está entre las tareas.',
  toTasks: 'Ir a las tareas',
  kinds: {
    'vendor-away': {
      title: 'Un proveedor no responde',
      text: 'Sin él nadie sabe qué falta. Revisa las claves y la red y compara de nuevo.',
    },
    'series-behind': {
      title: 'Numeración atrasada',
      text: 'Año y último número dado: aquí → en el intermediario. La numeración sigue desde el más alto, así ningún número sale dos veces.',
    },
    'document-unknown': {
      title: 'Documento que falta aquí',
      text: 'El intermediario ya lo tiene: su venta retoma número y archivo. Una nota de crédito pasa a ser una tarea: hay que introducir su reembolso.',
    },
    'document-unreadable': {
      title: 'Documento que no nombra su venta',
      text: 'Nadie sabe de qué pago es: el número está ocupado. Emparéjalo por día e importe antes de reanudar; una segunda factura se corrige con la asesoría.',
    },
    'document-arrived': {
      title: 'Documento que ya llegó',
      text: 'Aquí espera salir y el intermediario ya lo tiene: no se envía otra vez.',
    },
    'subscription-adopted': {
      title: 'Suscripción vendida tras la copia',
      text: 'Su pedido está aquí y la retoma: queda pagado y sigue adelante.',
    },
    'subscription-unknown': {
      title: 'Suscripción sin pedido',
      text: 'Está activa en el proveedor de tarjetas y su pedido no está aquí. Introduce el pedido de nuevo o devuelve el dinero.',
    },
    'subscription-moved': {
      title: 'Suscripción que cambió entretanto',
      text: 'Una renovación, un final o un impago tras la copia: se sigue hasta el estado de hoy.',
    },
    'subscription-missing': {
      title: 'Suscripción que el proveedor no conoce',
      text: 'Aquí figura activa. Comprueba que la cuenta de tarjetas es la correcta y acláralo con el cliente.',
    },
    'name-adopted': {
      title: 'Dominio registrado tras la copia',
      text: 'Un pedido de aquí lo quiere y lo retoma: no se compra dos veces.',
    },
    'name-unknown': {
      title: 'Dominio sin pedido',
      text: 'Está en la cuenta del registrador y ningún pedido lo tiene. Ponlo en su pedido o deja que caduque.',
    },
    'mails-again': {
      title: 'Correos en espera',
      text: 'Salen al reanudar. Los que salieron antes del desastre llegan dos veces: no hay a quién preguntar.',
    },
    'not-knowable': {
      title: 'Lo que nadie sabe',
      text: 'Los correos, vistas previas y pedidos sin pagar posteriores se perdieron; mira también los reembolsos en el proveedor de tarjetas.',
    },
  },
} satisfies Messages<typeof it>;
