import { changeDocument } from './change-document.ts';

const DAY = 86_400_000;
const OTHERS = `jsonb_path_query_array(v.document, '$.sections[*] ? (@.type != "news" && @.type != "events")')`;

/** The page of a site told something: pages of tests have no posts and no events, as pictures cost the most. */
export const tellNews = (
  test: Parameters<typeof changeDocument>[0],
  { siteId, now, posts = ['Abbiamo il nuovo forno a legna.'] }: { siteId: string; now: Date; posts?: string[] },
): Promise<void> =>
  changeDocument(test, siteId, { path: '{sections}', value: newsSections(now.getTime(), posts), beside: OTHERS });

const text = (value: string, kind: 'post' | 'event', id: string) => ({
  value,
  source: kind === 'post' ? { kind, id, at: '2026-05-20T10:00:00Z' } : { kind, id },
});
/** As a site has them whose page has posts of last week and an event of next week. */
function newsSections(now: number, posts: readonly string[]) {
  const posted = new Date(now - 5 * DAY).toISOString();
  const start = new Date(now + 7 * DAY).toISOString();
  return [
    {
      type: 'news',
      id: 'told',
      title: text('Novità', 'post', 'p1'),
      items: posts.map((told, n) => ({
        at: posted,
        date: text('20 maggio', 'post', `p${n + 1}`),
        text: text(told, 'post', `p${n + 1}`),
        photo: null,
        href: `https://www.facebook.com/p${n + 1}`,
        more: text('Leggi', 'post', `p${n + 1}`),
      })),
    },
    {
      type: 'events',
      id: 'told-events',
      title: text('Eventi', 'event', 'e1'),
      items: [
        {
          start,
          day: text('1', 'event', 'e1'),
          month: text('giu', 'event', 'e1'),
          weekday: text('lun', 'event', 'e1'),
          time: text('20:30', 'event', 'e1'),
          name: text('Cena d’estate', 'event', 'e1'),
          detail: null,
          place: null,
          photo: null,
          href: null,
        },
      ],
    },
  ];
}
