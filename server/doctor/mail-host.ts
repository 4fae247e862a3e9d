/** The mail host as programs and strangers meet it: its ports, its certificates, and what the DNS says of it. */
import { certificateUntil, greetingOf } from '../../adapters/mail-smtp/doors.ts';
import { resolvers } from '../../adapters/dns/reader.ts';
import { textsOf } from '../../adapters/dns/texts.ts';
import type { Config } from '../../platform/config.ts';
import { note, ok, wrong, type Finding } from '../../platform/finding.ts';
import { DKIM_SLOTS, doorsOf } from '../../modules/mailboxes/mail-names.rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Certificates last ninety days and are renewed after sixty. */
const SOON_DAYS = 14;

type Given = Pick<Config, 'dnsServers'> & { mailHost: NonNullable<Config['mailHost']> };

/** One line for each port and each record; empty where there is no mail host. */
export async function lookAtMailDoors({ mailHost, dnsServers }: Config, now: Date): Promise<Finding[]> {
  if (!mailHost) return [];
  const { incoming, imap, smtp } = doorsOf(mailHost.domain);
  const found = await Promise.all([
    incomingDoor(incoming),
    certificate('programs that read', imap, now),
    certificate('programs that send', smtp, now),
    records({ mailHost, dnsServers }),
  ]);
  return found.flat();
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message: string };
  return code ?? message;
};

/** Whether a server of SMTP greets there. */
export async function incomingDoor(door: { host: string; port: number }): Promise<Finding[]> {
  const about = `mail host ${door.host}:${door.port}`;
  const means = 'nobody outside can write to a box.';
  try {
    const greeting = await greetingOf(door);
    if (greeting.startsWith('220 ')) return [ok(about, 'takes mail')];
    return [
      wrong(
        about,
        `greets with ${greeting.slice(0, 80)}`,
        means,
        'See that Postfix answers there, and nothing before it.',
      ),
    ];
  } catch (error) {
    const todo =
      'Start Postfix, open port 25 inward, and set the A and AAAA records of mx1. and mx2.; some hosters open it on request.';
    return [wrong(about, reasonOf(error), means, todo)];
  }
}

/** Whether a certificate that is believed stands there, and for how long. */
export async function certificate(who: string, door: { host: string; port: number }, now: Date): Promise<Finding[]> {
  const about = `mail host ${door.host}:${door.port}`;
  const means = `${who} refuse to connect.`;
  const todo =
    'Renew the certificate for imap., smtp., mx1. and mx2. of MAIL_HOST_DOMAIN, and reload Postfix and Dovecot.';
  try {
    const days = Math.floor(((await certificateUntil(door)).getTime() - now.getTime()) / DAY_MS);
    if (days < 1) return [wrong(about, 'its certificate has ended', means, todo)];
    if (days < SOON_DAYS) return [note(about, `its certificate ends in ${days} days`, `then ${means}`, todo)];
    return [ok(about, `answers, its certificate holds ${days} days`)];
  } catch (error) {
    return [wrong(about, reasonOf(error), means, `Start it and open the port inward. ${todo}`)];
  }
}

/** What every customer's zone leads to: without it their mail is refused, or lands in spam. */
export async function records({ mailHost: { domain }, dnsServers }: Given): Promise<Finding[]> {
  const about = 'mail host DNS';
  const texts = (name: string) => textsOf(resolvers(dnsServers), name);
  try {
    const slots = await Promise.all(
      DKIM_SLOTS.map(async (slot) => ({ slot, said: await texts(`${slot}.dkim.${domain}`) })),
    );
    const found: Finding[] = [];
    const senders = (await texts(`_spf.${domain}`)).filter((text) => text.includes('v=spf1'));
    if (senders.length !== 1)
      found.push(
        wrong(
          about,
          `_spf.${domain} has ${senders.length} texts of v=spf1`,
          'what customers send is taken for forged.',
          'Set one TXT record, "v=spf1 ip4:… ip6:… -all", with the addresses that the mail host sends from.',
        ),
      );
    if (!slots.some(({ said }) => said.some((text) => text.includes('v=DKIM1'))))
      found.push(
        wrong(
          about,
          `no slot below dkim.${domain} has a key`,
          'no signature of a customer can be checked, and the large providers refuse unsigned mail.',
          'npm run mailhost -- dkim, and set the TXT record that it prints.',
        ),
      );
    return found.length > 0 ? found : [ok(about, 'senders and the keys of signatures are published')];
  } catch (error) {
    return [note(about, reasonOf(error), 'its records could not be read.', 'Try again, and see DNS_SERVERS.')];
  }
}
