/** Orders that are bought in a cluster, and what all books must say of them in the end: ours, and every vendor's. */
import { audit, type Expected } from '../chaos/ledger.ts';
import { asBought } from '../chaos/stories.ts';
import { newClient, type CardSession } from '../journeys/support/client.ts';
import { NIVES } from '../journeys/support/persons.ts';
import type { Cluster } from './cluster.ts';
import { until } from './wait.ts';

const PAGES = ['900000000000101', '900000000000404', '900000000000606'];
export type Ledger = ReturnType<typeof openLedger>;
export interface Buyer {
  id: string;
  client: ReturnType<typeof newClient>;
  session: CardSession;
}

export function openLedger(cluster: Cluster) {
  const { database, vendors } = cluster;
  /** Of arrivals of one mail, the first: one whose answer a kill hid is sent again under the same Message-ID (docs/chaos.md). */
  const messages = () =>
    [...Map.groupBy(vendors.mail.messages(), ({ messageId }) => messageId).values()].flatMap((all) => all.slice(0, 1));
  const again = () => vendors.mail.messages().length - messages().length;
  const books = { rows: database.rows, ...vendors, mail: { ...vendors.mail, messages } };
  const expected: Expected[] = [];
  const ready: Record<string, { mail: string; domains: string[] }> = {};
  let [buyers, toldTwice] = [0, 0];

  /** Everything up to the press of Pay. */
  async function prepare(): Promise<Buyer> {
    const number = (buyers += 1);
    const client = newClient(await cluster.shop());
    const [mail, domains] = [`buyer-${number}@example.org`, [`libero-${number}-${process.pid}.it`]];
    const { id, session } = await client.readyToPay(PAGES[number % PAGES.length] ?? '', domains, { ...NIVES, mail });
    ready[id] = { mail, domains };
    return { id, client, session };
  }
  /** From here on money was taken: the order must end live, once. */
  async function pay({ id, client, session }: Buyer): Promise<void> {
    const { mail = '', domains = [] } = ready[id] ?? {};
    expected.push(asBought({ id, mail, domains }, { domains }));
    const { status } = await client.pay(session);
    if (status !== 'complete') throw new Error(`the card was not taken: ${status}`);
  }
  const state = async (id: string): Promise<string> =>
    (await database.rows<{ state: string }>('select state from orders where id = $1', [id]))[0]?.state ?? 'gone';
  /** Until it is live; in milliseconds. `hurried`: pauses between tries are not waited for. */
  const live = (id: string, { hurried = false } = {}) =>
    until(
      `${id} is live`,
      async () => {
        if (hurried) await hurry();
        return (await state(id)) === 'live';
      },
      120,
    );
  return {
    prepare,
    pay,
    live,
    async buy(): Promise<Buyer> {
      const buyer = await prepare();
      await pay(buyer);
      await live(buyer.id);
      return buyer;
    },
    /** Host of its free address. */
    host: async ({ client, id }: Buyer): Promise<string> => new URL((await client.progress(id)).free_url ?? '').host,
    /** What the books are about, when they agree. */
    told: (): string => {
      const twice = again() > toldTwice ? `, ${again() - toldTwice} mails arrived again under their Message-ID` : '';
      toldTwice = again();
      return `books of ${expected.length} orders agree${twice}`;
    },
    /** What is lost or doubled when nothing is under way any more; nothing, as it must be, after the first look that finds nothing. */
    async weigh(seconds = 90): Promise<string[]> {
      await resend();
      let found: string[] = [];
      await until(
        'the books agree',
        async () => {
          await hurry();
          const { lost, doubled } = await audit(books, expected, { waiting: 'later' });
          found = [...lost.map((each) => `lost: ${each}`), ...doubled.map((each) => `doubled: ${each}`)];
          return found.length === 0 || found.join('; ');
        },
        seconds,
        1000,
      ).catch(() => undefined);
      return found;
    },
  };

  /** What waits to ask again asks at once; the pauses are not what is weighed. */
  async function hurry(): Promise<void> {
    await database.rows(`update pgboss.job set start_after = now() where start_after > now()
      and (state = 'retry' or (state = 'created' and name = 'invoicing.ask-exchange'))`);
  }

  /** The provider tries again for three days, with growing pauses; here it tries at once, because nobody can wait. */
  async function resend(): Promise<void> {
    const { stripe } = vendors;
    for (const { event, nextAt } of stripe.state.deliveries.values())
      if (nextAt !== null)
        await fetch(`${stripe.url}/_control/events/${event}/resend`, { method: 'POST', redirect: 'manual' });
  }
}
