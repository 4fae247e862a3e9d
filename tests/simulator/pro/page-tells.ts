/** What a page tells now and then: a post of these days and two events of the coming ones. */
import type { SocialPage } from '../../../modules/previews/social-pages.port.ts';
import type { Random } from '../random.ts';

const DAY = 86_400_000;
const WORDS = ['il forno a legna nuovo', 'i tortelli di zucca del giovedì', 'la terrazza sul canale'];

export function somethingToTell(now: Date, random: Random): Pick<SocialPage, 'posts' | 'events'> {
  const at = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
  const id = String(now.getTime());
  return {
    posts: [
      {
        id: `post_${id}`,
        created_time: at(-random.int(1, 20)),
        message: `Da questa settimana abbiamo ${random.pick(WORDS)}, vi aspettiamo.`,
        permalink_url: `https://www.facebook.com/${id}`,
      },
    ],
    // The second is still to come after a leap of the clock.
    events: [
      { id: `event_${id}`, name: 'Cena con musica', start_time: at(random.int(2, 40)) },
      { id: `market_${id}`, name: 'Mercatino', start_time: at(random.int(41, 90)) },
    ],
  };
}
