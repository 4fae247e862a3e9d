import type it from '../it/letter.ts';
import type { Messages } from '../shape.ts';

export default {
  ask: {
    take: '¿Aceptas lo que dice tu página?',
    keep: '¿Mantienes lo que muestra el sitio?',
    adopt: '¿Dejar de seguir la página?',
    undo: '¿Vuelves a lo de antes?',
    closed: '¿Cerrado el {{day}}?',
    open: '¿Abierto el {{day}}?',
    off: '¿Apagas las cartas?',
  },
  why: {
    take: 'Con el botón el sitio muestra enseguida lo que dice la página.',
    keep: 'Con el botón el sitio sigue como está, y no volvemos a preguntarte por este valor.',
    adopt: 'Con el botón el sitio queda como está, pasa a ser todo tuyo y ya no toma nada de la página.',
    undo: 'Con el botón el sitio muestra de nuevo lo que había, y no vuelve solo.',
    closed: 'Con el botón el sitio dice enseguida que ese día está cerrado.',
    open: 'Con el botón el sitio dice enseguida que ese día está abierto, con el horario de abajo.',
    off: 'Con el botón dejamos de escribirte cada semana. Los correos del contrato llegan igualmente.',
  },
  press: {
    take: 'Aceptar',
    keep: 'Mantener lo mío',
    adopt: 'Dejar de seguirla',
    undo: 'Deshacer',
    closed: 'Cerramos',
    open: 'Abrimos',
    off: 'Apagar las cartas',
    again: 'Encender las cartas',
  },
  done: {
    take: 'Hecho: el sitio dice lo que dice la página.',
    keep: 'Hecho: el sitio sigue como está.',
    adopted: 'Hecho: el sitio es tuyo y queda como está.',
    undone: 'Hecho: el sitio ha vuelto a lo de antes.',
    closed: 'Hecho: el sitio dice que está cerrado.',
    open: 'Hecho: el sitio dice que está abierto.',
    off: 'Las cartas están apagadas.',
  },
  after: {
    take: 'Ya está en línea. Puedes deshacerlo en tu espacio.',
    keep: 'Si la página vuelve a cambiar, te preguntamos.',
    adopted: 'Ya no sigue la página. En tu espacio puedes hacer que vuelva a seguirla.',
    undone: 'Lo que llegó de la página no vuelve solo.',
    closed: 'Ya está en línea. Puedes cambiarlo cuando quieras entre tus horarios.',
    open: 'Ya está en línea. Puedes cambiarlo cuando quieras entre tus horarios.',
    off: 'Si cambias de idea, este botón las enciende.',
  },
  outdated: {
    title: 'Ya no hay nada que decidir.',
    text: 'Mientras tanto la página ha cambiado otra vez, o dice lo que muestra el sitio. En tu espacio ves cómo está ahora.',
  },
  expired: {
    title: 'Este enlace ya no vale.',
    text: 'Los enlaces de las cartas duran 30 días. En tu espacio encuentras todo lo que espera respuesta.',
  },
  usual: 'Normalmente: {{hours}}',
  more: 'Otros cambios: {{count}}',
  area: 'Abrir tu espacio',
  'nothing-yet': 'Hasta que no pulses, no cambia nada.',
} satisfies Messages<typeof it>;
