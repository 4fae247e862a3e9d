/** What owners do with tables. */
import { bookingsOfSite } from '../../../modules/booking/index.server.ts';
import { saveTables } from '../../../modules/booking/save-seating.ts';
import { seatBooking } from '../../../modules/booking/seat-bookings.ts';
import { draft, owner, type Scene } from './scene.ts';

/** Parties that each is given to; none: places are counted alone. */
const ROOMS = [
  [],
  [
    [1, 2],
    [1, 4],
    [3, 6],
  ],
  [
    [1, 2],
    [1, 2],
    [2, 4],
    [5, 6],
  ],
] as const;

export const TABLE_DEEDS = {
  async 'enters tables'(scene: Scene) {
    const by = await draft(scene);
    const { tables } = await bookingsOfSite(owner(scene), { by });
    const room = scene.random.pick(ROOMS);
    await saveTables(owner(scene), {
      by,
      tables: room.map(([from, to], n) => ({
        ...(tables[n] ? { id: tables[n].id } : {}),
        name: `T${n}`,
        seats_from: from,
        seats_to: to,
        active: n === 0 || scene.random.chance(0.8),
      })),
    });
  },
  async 'puts a guest at a table'(scene: Scene) {
    const by = await draft(scene);
    const { tables, waiting, coming } = await bookingsOfSite(owner(scene), { by });
    const booked = [...waiting, ...coming];
    if (tables.length === 0 || booked.length === 0) return;
    const { id } = scene.random.pick(booked);
    await seatBooking(owner(scene), { by, id, table: scene.random.pick(tables).id });
  },
};
