import { isAppError } from '../../platform/errors.ts';
import { asked, ok, wrong, type Finding, type Look } from '../../platform/finding.ts';
import type { BoxPlace, MailHost } from './mail-host.port.ts';
import type { MailReader } from './mail-reader.port.ts';
import type { MailSender } from './mail-sender.port.ts';

const ABOUT = 'mail host';
const KEYS = 'MAIL_HOST_API_KEY, and `apiKey` in the settings of the mail host';
/** Letters that no box has: nobody can be asked for by accident. */
const NOBODY = 'no.box.of.the.doctor';

/** Each storage host takes our key and finds boxes in the database, and IMAP and submission answer with certificates that are believed. */
export const lookAtMailHost: Look = async ({ config: { mailHost }, ports }) => {
  if (!mailHost || !ports.mailHost || !ports.mailReader || !ports.mailSender) return [];
  const { mailHost: host, mailReader: reader, mailSender: sender } = ports;
  const username = `${NOBODY}@${mailHost.domain}`;
  const looks = [
    ...mailHost.stores.map((store) => lookAtStore(host, { username, host: store.name }, store.url)),
    lookAtImap(reader, username, mailHost.imapUrl),
    lookAtSubmission(sender, username, mailHost.submissionUrl),
    ...(mailHost.stores.length > 1 ? [Promise.resolve([severalStores(mailHost.stores.length)])] : []),
  ];
  return (await Promise.all(looks)).flat();
};

const lookAtStore = (host: MailHost, place: BoxPlace, address: string): Promise<Finding[]> =>
  asked(
    `${ABOUT} ${place.host}`,
    () =>
      answeredAsNobody(() => host.usage(place), 'mailboxes.host-refused', [
        ok(`${ABOUT} ${place.host}`, 'takes our key and finds boxes'),
      ]),
    {
      means: 'a new password or an unpaid order cuts nobody who reads, and no box is erased.',
      keys: KEYS,
      address,
    },
  );

const lookAtImap = (reader: MailReader, username: string, address: string): Promise<Finding[]> =>
  asked(
    `${ABOUT} by IMAP`,
    () =>
      answeredAsNobody(() => reader.folders({ username, secret: 'nobody' }), 'mailboxes.sign-in-refused', [
        ok(`${ABOUT} by IMAP`, 'answers, and refuses who is nobody'),
      ]),
    { means: 'no box can be read, here or in any program.', keys: 'its certificate and MAIL_HOST_IMAP', address },
  );

/** A mail of nobody to nobody: the host refuses its sign-in, so that none is ever taken. */
const lookAtSubmission = (sender: MailSender, username: string, address: string): Promise<Finding[]> =>
  asked(
    `${ABOUT} by submission`,
    () =>
      answeredAsNobody(
        () =>
          sender.send(
            { username, secret: 'nobody' },
            { from: username, to: [username], raw: Buffer.from('Subject: nobody\r\n\r\n') },
          ),
        'mailboxes.sign-in-refused',
        [ok(`${ABOUT} by submission`, 'answers, and refuses who is nobody')],
      ),
    { means: 'no box can send, here or in any program.', keys: 'its certificate and MAIL_HOST_SUBMISSION', address },
  );

/** The answer that is right is a refusal: there is no such box. Whatever else was wrong is thrown. */
async function answeredAsNobody(ask: () => Promise<unknown>, refusal: string, fine: Finding[]): Promise<Finding[]> {
  try {
    await ask();
  } catch (error) {
    if (isAppError(error) && error.code === refusal && (error.fault ?? 'command') === 'command') return fine;
    throw error;
  }
  throw new Error('it lets in somebody who is nobody');
}

const severalStores = (count: number): Finding =>
  wrong(
    ABOUT,
    `${count} storage hosts are named`,
    'mail is delivered only to the boxes of the host that its MX is: the others bounce.',
    'Name one in MAIL_HOST_STORES. Several need proxies in front of them, which are not written (docs/mailboxes.md).',
  );
