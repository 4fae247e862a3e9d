/** A site whose page told something: pages of tests have no posts and no events, as pictures cost the most. */
const DAY = 86_400_000;
let versions = 0;

/** A version of its own, as versions never change. */
export async function tellNews(
  rows: (text: string, values: unknown[]) => Promise<unknown>,
  { siteId, now }: { siteId: string; now: Date },
): Promise<void> {
  const id = `ver_told_${(versions += 1)}_${siteId}`;
  await rows(
    `insert into site_versions select (jsonb_populate_record(v, jsonb_build_object('id', $2::text, 'document',
       jsonb_set(v.document, '{sections}',
         jsonb_path_query_array(v.document, '$.sections[*] ? (@.type != "news" && @.type != "events")') || $3::jsonb)))).*
     from site_versions v join sites s on s.current_version_id = v.id where s.id = $1`,
    [siteId, id, JSON.stringify(newsSections(now.getTime()))],
  );
  await rows('update sites set current_version_id = $2 where id = $1', [siteId, id]);
}

const text = (value: string, kind: 'post' | 'event', id: string) => ({
  value,
  source: kind === 'post' ? { kind, id, at: '2026-05-20T10:00:00Z' } : { kind, id },
});
/** As a site has them whose page has a post of last week and an event of next week. */
function newsSections(now: number) {
  const posted = new Date(now - 5 * DAY).toISOString();
  const start = new Date(now + 7 * DAY).toISOString();
  return [
    {
      type: 'news',
      id: 'told',
      title: text('Novità', 'post', 'p1'),
      items: [
        {
          at: posted,
          date: text('20 maggio', 'post', 'p1'),
          text: text('Abbiamo il nuovo forno a legna.', 'post', 'p1'),
          photo: null,
          href: 'https://www.facebook.com/p1',
          more: text('Leggi', 'post', 'p1'),
        },
      ],
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
