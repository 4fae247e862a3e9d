import type { TaskWords } from './words-it.rules.ts';

export const es: TaskWords = {
  takings: {
    unreturned: {
      title: 'Un reembolso que no llega a nadie',
      act: 'El pedido o la reserva ya se habían borrado, y el banco no acepta el dinero de vuelta. Escribe al cliente: en su cuenta de Stripe verá el pago y de quién venía.',
    },
  },
  newsletter: {
    stopped: {
      title: 'Boletín parado',
      act: 'Demasiados correos han sido devueltos o denunciados, y ya no sale ninguno. Pregunta al cliente de dónde viene la lista antes de reanudarlo.',
    },
  },
  domains: {
    failed: {
      title: 'Dominio no obtenido',
      act: 'El cliente ya puede elegir otro nombre o recuperar el precio en la página de su pedido. Si no responde, llámalo o devuelve tú el precio desde el pedido.',
    },
    stuck: {
      title: 'Dominio atascado',
      act: 'El registrador no dice cómo ha terminado. Mira el nombre en sus páginas: si espera algo nuestro, responde; si espera al cliente, llámalo. Lo demás sigue solo.',
    },
    'mail-unanswered': {
      title: 'Correo de un dominio sin respuesta',
      act: 'El nombre tiene correo y el cliente aún no ha dicho si transferirlo: ha recibido dos correos. Llámalo: responde desde la página de su pedido.',
    },
    'mail-by-hand': {
      title: 'Registros de correo para escribir a mano',
      act: 'El cliente ha dicho que sí y el nombre está en camino: escribe estos registros donde se responde por nuestros nombres antes de que acabe la transferencia y cierra la tarea.',
    },
    'renewal-failed': {
      title: 'Renovación del dominio fallida',
      act: 'El nombre está pagado y aún no renovado. Lee el motivo de arriba, resuélvelo con el registrador y pulsa Reintentar ahora: nada se renueva dos veces.',
    },
    missing: {
      title: 'Dominio ausente en el registrador',
      act: 'Las páginas del registrador dicen si el nombre caducó, salió o pasó a otra cuenta. Si es un error, escribe hoy mismo al registrador.',
    },
    unknown: {
      title: 'Dominio sin pedido',
      act: 'El registrador tiene un nombre que ningún pedido tiene: quedó de una restauración o se compró a mano. Únelo a un pedido o deja que caduque.',
    },
    authentication: {
      title: 'El registrador rechaza nuestra clave',
      act: 'Hasta que la cambies no se registra ni se renueva ningún nombre. Pon la clave correcta, reinicia y compruébalo con npm run doctor.',
    },
    permission: {
      title: 'Falta un permiso en el registrador',
      act: 'Nuestra clave no puede hacer lo que hace falta. Dale los permisos que indica docs/production.md y pulsa Reintentar ahora.',
    },
    limit: {
      title: 'Límite de nuestra cuenta en el registrador',
      act: 'Pide al registrador un límite mayor; lo que espera sigue solo o con Reintentar ahora.',
    },
  },
  certificates: {
    ending: {
      title: 'Certificados que caducan',
      act: 'Quien abre estos sitios ve un aviso del navegador, o lo verá en dos semanas. Casi siempre el nombre ya no lleva aquí (DNS) o Caddy no puede renovar: lee su registro y el runbook alert-certificates-ending.',
    },
  },
  operations: {
    ended: {
      title: 'Vetrina se detuvo de forma inesperada',
      act: 'Ha vuelto a arrancar sola; los pedidos y pagos en curso continúan. Lee la causa aquí y en el registro: si se repite (mira cuántas veces), falta memoria o disco, o esta versión tiene un fallo: vuelve a la anterior.',
    },
  },
  jobs: {
    failed: {
      title: 'Trabajo fallido',
      act: 'Se ha intentado durante tres días. Lee el error, quita la causa y pulsa Reintentar ahora en Trabajos fallidos: nada se hace dos veces.',
    },
  },
  sites: {
    'file-missing': {
      title: 'Faltan archivos de un sitio en el almacén',
      act: 'Quien visita lee que vuelva más tarde y los buscadores esperan. Mira si el bucket responde (npm run doctor), o si la carpeta de archivos (DATA_DIR/files) está montada y completa; si solo faltan algunos, recupéralos de la última copia (docs/runbooks/restore-from-backup.md).',
    },
    held: {
      title: 'Sitio retenido en un control',
      act: 'El sitio publicado sigue como estaba. Abre el pedido: dice qué controles no pasa, y el cliente sabe que lo estás mirando.',
    },
  },
  billing: {
    'refund-failed': {
      title: 'Reembolso fallido',
      act: 'El dinero vuelve a estar con nosotros. Págalo al cliente por otra vía y pulsa Pagado por otra vía junto al reembolso.',
    },
    disputed: {
      title: 'Pago disputado',
      act: 'El banco se ha llevado el dinero. Responde en las páginas del proveedor de tarjetas antes de su fecha: un reembolso no sirve.',
    },
    'duplicate-payment': {
      title: 'Negocio pagado dos veces',
      act: 'Dos personas pagaron el sitio del mismo negocio. La segunda lo recupera todo sin tu ayuda y ya lo sabe por correo: llámalas si hace falta y cierra la tarea.',
    },
    'payment-differs': {
      title: 'Pago distinto de lo previsto',
      act: 'El pedido sigue tal como se pagó. Compara importe y carrito en el pedido y devuelve una línea si hace falta.',
    },
    'webhook-mismatch': {
      title: 'Eventos que no son para nosotros',
      act: 'Los eventos llegan de otra cuenta o del otro modo (prueba o real). Revisa la cuenta y el secreto del webhook y ejecuta npm run doctor.',
    },
    authentication: {
      title: 'El proveedor de tarjetas rechaza nuestra clave',
      act: 'Hasta que la cambies nadie puede pagar. Pon la clave correcta, reinicia y compruébalo con npm run doctor.',
    },
    permission: {
      title: 'Falta un permiso en el proveedor de tarjetas',
      act: 'Nuestra clave no puede hacer lo que hace falta. Dale los permisos que indica docs/production.md y pulsa Reintentar ahora.',
    },
    clock: {
      title: 'El reloj del servidor está mal',
      act: 'Mientras no se corrija, plazos, documentos y firmas llevan una hora equivocada. Activa la sincronización (timedatectl set-ntp true); esta tarea se cierra sola.',
    },
    'invalid-request': {
      title: 'Petición que el proveedor de tarjetas no entiende',
      act: 'Es un error nuestro: lleva el texto de arriba y la hora a quien cuida el programa. El proveedor rechazó solo esta petición; el pedido muestra qué ha pasado con el dinero.',
    },
    idempotency: {
      title: 'Clave de repetición usada para otra cosa',
      act: 'Es un error nuestro: lleva el texto de arriba y la hora a quien cuida el programa. El proveedor ha parado la segunda petición.',
    },
  },
  notifications: {
    undeliverable: {
      title: 'Correo no entregado',
      act: 'El buzón del cliente no recibe: quizá está lleno o la dirección tiene un error. Llámalo; cuando vuelva a recibir, pulsa Enviar de nuevo junto al correo.',
    },
    late: {
      title: 'Los correos no salen',
      act: 'El servidor de correo no responde desde hace una hora. No se pierde nada: cuando responda saldrán todos, una sola vez.',
    },
  },
  invoicing: {
    rejected: {
      title: 'Factura rechazada',
      act: 'Corrige los datos del comprador en el pedido y envíala otra vez antes de la fecha de arriba: el número es el mismo.',
    },
    overdue: {
      title: 'Factura con retraso',
      act: 'El canal no ha respondido y la ley da doce días. Mira el estado en el canal; si aquí aún espera, su trabajo está entre los fallidos: reinténtalo.',
    },
  },
  recovery: {
    'subscription-unknown': {
      title: 'Suscripción sin pedido',
      act: 'Se vendió después de la última copia y su pedido no está aquí. Escribe al cliente que muestra el proveedor de tarjetas: vuelve a introducir el pedido, o devuelve el dinero y termina la suscripción.',
    },
    'subscription-missing': {
      title: 'Suscripción desaparecida del proveedor',
      act: 'Aquí consta como activa y el proveedor de tarjetas no la conoce. Comprueba que la cuenta sea la correcta y acuérdalo con el cliente.',
    },
    'name-unknown': {
      title: 'Dominio sin pedido',
      act: 'El registrador tiene un nombre que ningún pedido restaurado tiene. Añádelo a su pedido o deja que caduque.',
    },
    'document-unknown': {
      title: 'Nota de crédito por reconstruir',
      act: 'El sistema de intercambio tiene un documento que falta aquí y ninguna venta lo retoma por sí sola. Míralo en las páginas del intermediario y registra el reembolso en el pedido: el número ya está usado.',
    },
    'document-unreadable': {
      title: 'Factura por asignar a mano',
      act: 'El sistema de intercambio tiene un documento que no dice a qué pago corresponde. Busca la venta por día e importe: el número ya está usado, y una segunda factura se corrige con el asesor fiscal.',
    },
  },
  copywriting: {
    requested: {
      title: 'Texto por escribir',
      act: 'Un cliente ha pedido un texto incluido en su plan. Ábrelo en Textos, hazte cargo, escríbelo y entrégalo: llega a su borrador y el cliente decide si lo publica.',
    },
  },
  ordering: {
    'sold-twice': {
      title: 'Negocio vendido dos veces',
      act: 'Esta venta es anterior a la regla y queda como excepción. Pregunta al cliente: si basta un sitio, devuélvelo todo desde el pedido.',
    },
    'withdrawal-unmatched': {
      title: 'Desistimiento sin pedido',
      act: 'Busca el pedido por nombre, número y dirección y devuelve todo desde allí. Vale la fecha de la declaración.',
    },
  },
};
