import type it from '../it/languages.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Los idiomas del sitio',
  'to-edit': 'Volver a editar el sitio',
  'to-list': 'Todos los idiomas',
  lead: 'Tu sitio habla {{main}}. Activa otro idioma: horario, precios, dirección y botones salen solos, tus frases las escribes tú. Los visitantes eligen en la parte de arriba de la página.',
  progress: '{{done}} de {{all}} traducidos.',
  'stale-count_one': '{{count}} por revisar.',
  'stale-count_other': '{{count}} por revisar.',
  listed: 'Está lo bastante completo: los buscadores también lo muestran.',
  unlisted:
    'Los visitantes pueden leerlo, los buscadores aún no lo muestran. Hacen falta el titular, la frase de apertura, los títulos y el 60 % de las palabras: de momento, el {{share}} %.',
  translate: 'Traducir al {{lang}}',
  full_one: 'Tu plan incluye {{count}} idioma además del principal.',
  full_other: 'Tu plan incluye {{count}} idiomas además del principal.',
  'pages-stay': 'Las páginas que has añadido siguen en {{main}}: el menú de los demás idiomas lleva a ellas.',
  'missing-means':
    'Lo que falta no bloquea nada: en lugar del titular hay una frase estándar, los platos y las novedades siguen en {{main}}, lo demás no se ve.',
  off: 'Este idioma no está activado en el sitio: actívalo en la lista.',
  nothing: 'Aquí no hay nada que traducir: todo sale solo.',
  photos: 'Descripciones de las fotos',
  state: { done: 'Traducido', missing: 'Falta', stale: 'Por revisar' },
  states: { done: 'traducidos', missing: 'faltan', stale: 'por revisar' },
  next: 'Ir al siguiente',
  'all-done': 'Lo has traducido todo.',
  in: 'en {{lang}}',
  'stale-text': 'El texto del sitio ha cambiado. Hasta que lo confirmes, esta traducción no se muestra.',
  confirm: 'Sigue siendo correcta',
  same: 'Dejar como el original',
  parts: { name: 'nombre', detail: 'detalles', group: 'grupo {{number}}' },
  lacks: {
    name: 'Falta el nombre: sin él, la traducción no vale.',
    groups: 'Traduce los títulos de todos los grupos: valen juntos.',
  },
} satisfies Messages<typeof it>;
