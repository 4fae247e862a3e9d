import { describe, expect, it } from 'vitest';
import type { Lang } from '../../site-kit/names.ts';
import { isPast } from './past-days.ts';

/** Posted on Thursday 21 May 2026; read on the day that is given. */
const past = (text: string, lang: Lang, today: string) =>
  isPast(text, new Date('2026-05-21T09:00:00Z'), new Date(`${today}T08:00:00Z`), { lang, timeZone: 'Europe/Rome' });

describe('a post of a day that is over', () => {
  it.each<[Lang, string]>([
    ['it', 'Domenica 24 siamo chiusi!'],
    ['it', 'Stasera musica dal vivo, vi aspettiamo'],
    ['it', 'Dal 22 al 24 maggio menù di pesce'],
    ['it', 'Il 24 mag. apriamo alle 20.30'],
    ['en', 'On Sunday the 24th we are closed'],
    ['en', 'May 24: live music'],
    ['es', 'El domingo 24 de mayo cerramos'],
    ['fr', 'Dimanche 24 nous sommes fermés'],
    ['fr', 'Le 24 mai, portes ouvertes'],
    ['el', 'Την Κυριακή 24 Μαΐου είμαστε κλειστά'],
    ['el', 'Απόψε ζωντανή μουσική'],
  ])('is known by what it says, %s: %s [P10]', (lang, text) => {
    expect(past(text, lang, '2026-05-25')).toBe(true);
    expect(past(text, lang, '2026-05-21')).toBe(false);
  });

  it.each<[Lang, string]>([
    ['it', 'Nuovo menù di primavera'],
    ['it', 'Domenica 10-13 e 15-19, sabato 9-12.30'],
    ['it', 'Pizza a 8 € ogni martedì'],
    ['it', 'Sabato 16 abbiamo festeggiato: grazie a tutti'],
    ['en', 'Open 24 hours, 7 days a week'],
    ['en', 'In May 24-hour support'],
    ['es', 'Por la mañana, café y churros'],
    ['fr', 'Ouvert le dimanche, 20 h'],
    ['el', 'Κάθε Κυριακή 10:30 πρωινό'],
  ])('is not what names no day, or one before itself, %s: %s [P10]', (lang, text) => {
    expect(past(text, lang, '2026-06-15')).toBe(false);
  });

  it('goes on while one of its days is to come [P10]', () => {
    const text = 'Domenica 24 siamo chiusi, riapriamo martedì 26';
    expect(past(text, 'it', '2026-05-26')).toBe(false);
    expect(past(text, 'it', '2026-05-27')).toBe(true);
  });

  it('turns at midnight of the place, not of the server [P10]', () => {
    const given = { lang: 'it' as const, timeZone: 'Europe/Rome' };
    const at = new Date('2026-05-21T09:00:00Z');
    expect(isPast('Domenica 24 chiusi', at, new Date('2026-05-24T21:59:00Z'), given)).toBe(false);
    expect(isPast('Domenica 24 chiusi', at, new Date('2026-05-24T22:01:00Z'), given)).toBe(true);
  });

  it('knows a December that speaks of January [P10]', () => {
    const given = { lang: 'it' as const, timeZone: 'Europe/Rome' };
    const at = new Date('2026-12-28T09:00:00Z');
    expect(isPast('Il 6 gennaio la Befana', at, new Date('2027-01-05T09:00:00Z'), given)).toBe(false);
    expect(isPast('Il 6 gennaio la Befana', at, new Date('2027-01-07T09:00:00Z'), given)).toBe(true);
  });
});
