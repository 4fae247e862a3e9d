import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface KeptMessage {
  /** Number of arrival, from 1. */
  id: number;
  /** Without angle brackets; empty when the mail had none. */
  messageId: string;
  /** Addresses of the envelope, not of the headers. */
  envelopeFrom: string;
  to: string[];
  from: string;
  /** Where an answer goes, when that is not `from`; else empty. */
  replyTo: string;
  subject: string;
  lang: string;
  /** ISO 8601. */
  receivedAt: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
  /** Files that came with it and are not shown inside it. Absent in mails that were kept before it was read. */
  attachments?: { name: string; type: string; method?: string; text: string }[];
}

export interface Arrival {
  envelopeFrom: string;
  to: string[];
  receivedAt: string;
  /** Base64. */
  raw: string;
  /** Of whoever handed it over, and how they called themselves. Absent in mails that were kept before it was. */
  ip?: string;
  helo?: string;
}

const KEPT = 1000;

/** Every mail that arrived, the same one twice when it came twice; each also as a file in `dataDir/mail` when there is one. The oldest go when there are too many. */
export async function createInbox(dataDir?: string) {
  const folder = dataDir === undefined ? null : join(dataDir, 'mail');
  const messages = new Map<number, KeptMessage>();
  /** Where there is no folder. */
  const arrivals = new Map<number, Arrival>();
  let last = 0;

  const show = async (id: number, arrival: Arrival): Promise<void> => {
    messages.set(id, await parse(id, arrival));
  };

  if (folder) {
    mkdirSync(folder, { recursive: true });
    const files = readdirSync(folder).filter((name) => /^\d+\.json$/.test(name));
    for (const name of files.toSorted((a, b) => parseInt(a, 10) - parseInt(b, 10))) {
      last = parseInt(name, 10);
      await show(last, read(folder, last));
    }
  }

  const all = () => [...messages.values()].toReversed();
  return {
    all,
    find: (id: number) => messages.get(id),
    /** As it came, of a mail that is still kept. */
    arrivalOf(id: number): Arrival | undefined {
      if (!messages.has(id)) return undefined;
      return folder ? read(folder, id) : arrivals.get(id);
    },
    async add(arrival: Arrival): Promise<void> {
      last += 1;
      const id = last;
      if (folder) writeFileSync(join(folder, `${id}.json`), JSON.stringify(arrival));
      else arrivals.set(id, arrival);
      await show(id, arrival);
      const oldest = messages.size > KEPT ? messages.keys().next().value : undefined;
      if (oldest === undefined) return;
      messages.delete(oldest);
      arrivals.delete(oldest);
      if (folder) rmSync(join(folder, `${oldest}.json`), { force: true });
    },
    clear() {
      messages.clear();
      arrivals.clear();
      if (folder) for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
    },
  };
}

const read = (folder: string, id: number): Arrival =>
  JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Arrival;

export type Inbox = Awaited<ReturnType<typeof createInbox>>;

async function parse(id: number, { raw, envelopeFrom, to, receivedAt }: Arrival): Promise<KeptMessage> {
  const mail = await PostalMime.parse(Buffer.from(raw, 'base64'), { attachmentEncoding: 'base64' });
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const from = mail.from && 'address' in mail.from ? mail.from : undefined;
  const pictures = new Map(
    mail.attachments.flatMap(({ contentId, mimeType, content }) =>
      contentId && typeof content === 'string'
        ? [[contentId.replace(/[<>]/g, ''), `data:${mimeType};base64,${content}`]]
        : [],
    ),
  );
  return {
    id,
    messageId: (mail.messageId ?? '').replace(/^<|>$/g, ''),
    envelopeFrom,
    to,
    from: from?.name ? `${from.name} <${from.address ?? ''}>` : (from?.address ?? envelopeFrom),
    replyTo: (mail.replyTo ?? [])
      .map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? '')))
      .join(', '),
    subject: mail.subject ?? '',
    lang: header('content-language'),
    receivedAt,
    text: mail.text ?? '',
    html: (mail.html ?? '').replace(
      /cid:([^"'\s)>]+)/g,
      (whole, cid: string) => pictures.get(decodeURIComponent(cid)) ?? whole,
    ),
    attachments: mail.attachments
      .filter(({ contentId }) => !contentId)
      .map(({ filename, mimeType, method, content }) => ({
        name: filename ?? '',
        type: mimeType,
        ...(method ? { method } : {}),
        text: typeof content === 'string' ? Buffer.from(content, 'base64').toString('utf8') : '',
      })),
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  };
}
