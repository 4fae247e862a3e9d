/** What owners and readers do about letters. */
import { confirmByLink } from '../../../modules/newsletter/confirm.ts';
import { joinNews } from '../../../modules/newsletter/join.ts';
import { leaveNews } from '../../../modules/newsletter/leave.ts';
import { draftLetter, planLetter, stopLetter } from '../../../modules/newsletter/letters.ts';
import { setStatus as openNews, setWelcome } from '../../../modules/newsletter/settings.ts';
import { freeHost, originOf } from '../../../modules/sites/hosts/addresses.ts';
import { pollPage } from '../../../modules/sync/poll-page.ts';
import { isAppError } from '../../../platform/errors.ts';
import { agreed } from '../../support/agreed.ts';
import { somethingToTell } from './page-tells.ts';
import { CONFIRM_LINK } from './readers-book.ts';
import { begins, draft, keyed, owner, publish, uses, type Scene } from './scene.ts';
import { passer } from './village.ts';

const shown = { text: 'words', page: '/', network: '' };

async function openLetters(scene: Scene): Promise<void> {
  await agreed(owner(scene), scene.village.siteId);
  await openNews(owner(scene), { by: await publish(scene), status: 'open' });
  await setWelcome(owner(scene), { by: await publish(scene), on: scene.random.chance(0.5), text: 'Benvenuti' });
}
/** Its page says something new, and is read. */
async function tells({ world, person, random }: Scene): Promise<string> {
  world.network.change(person.page, somethingToTell(world.clock.now(), random));
  return (await pollPage(world.system(), { pageId: person.page })) ? 'read' : 'not followed';
}
/** Where its links lead: readers of several sites have the same addresses. */
async function originsOf({ world, village }: Scene): Promise<Set<string>> {
  const hosts = await world.rows<{ slug: string; host: string | null }>(
    'select s.slug, h.host from sites s left join site_hosts h on h.site_id = s.id where s.id = $1',
    [village.siteId],
  );
  return new Set(
    hosts.flatMap(({ slug, host }) =>
      [freeHost(world.config, slug), host].flatMap((each) => (each === null ? [] : [originOf(world.config, each)])),
    ),
  );
}

export const NEWS_DEEDS = {
  'opens the newsletter': openLetters,
  'tells something on its page': tells,
  async 'writes a letter'(scene: Scene) {
    const { world, village, random } = scene;
    if (random.chance(0.7)) await tells(scene);
    await draftLetter(owner(scene), { by: await draft(scene) });
    if (random.chance(village.writes ? 0.1 : 0.3)) return;
    const soon = new Date(world.clock.now().getTime() + random.int(1, 200) * 3_600_000);
    const at = random.chance(village.writes ? 0.9 : 0.7) ? null : soon.toISOString();
    await planLetter(owner(scene), { by: await publish(scene), at });
  },
  'stops a letter': async (scene: Scene) => stopLetter(owner(scene), { by: await publish(scene) }),
  async 'asks for letters'(scene: Scene) {
    const { world, village, random } = scene;
    if (random.chance(village.writes ? 0.9 : 0.4)) await openLetters(scene);
    for (let times = village.writes ? random.int(3, 9) : random.int(1, 3); times > 0; times -= 1) {
      const mail = `${random.int(1, 40)}@readers.example`;
      village.asked.push(mail);
      const asked = { siteId: village.siteId, mail, lang: 'it', shown } as const;
      await begins(scene, 'a reader', () => joinNews(passer(world), asked));
    }
  },
  async 'confirms letters'(scene: Scene) {
    const { world, village } = scene;
    const origins = await originsOf(scene);
    for (const { text, messageId } of world.mail.messages()) {
      const [, origin = '', key = ''] = CONFIRM_LINK.exec(text) ?? [];
      if (!origins.has(origin) || village.read.has(messageId)) continue;
      world.readers.tries('confirmed', key);
      try {
        await confirmByLink(passer(world), { siteId: village.siteId, key, shown });
        village.readers.push(key);
      } catch (error) {
        // What was cut off is pressed again; what is refused for good, another time, too.
        if (!isAppError(error) || error.retryable) throw error;
      }
      village.read.add(messageId);
    }
  },
  async 'leaves letters'(scene: Scene) {
    const given = keyed(scene, 'readers');
    if (!given) return;
    const { readers } = scene.world;
    readers.tries('left', given.key);
    const leave = () => leaveNews(passer(scene.world), { ...given, by: 'link', shown });
    await uses(scene, 'leave', leave, ['newsletter.not-found']);
    readers.left(given.key);
  },
};
