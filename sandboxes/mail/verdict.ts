import { Resolver } from 'node:dns/promises';
import type { Arrival } from './inbox.ts';

/** For each question, which is asked again once as long, and for all of them: the DNS is on this machine. */
const QUESTION_MS = 500;
const LONGEST_MS = 4000;
/** Each asks the DNS and checks a signature. */
const MOST_SIGNATURES = 10;
/** All fields of a mail, in bytes. */
const LONGEST_HEAD = 256 * 1024;
const LONGEST_WHY = 200;
/** The address of the mail server as SPF sees its client, where an arrival of an earlier version has none. */
const LOOPBACK = '127.0.0.1';

/**
 * What mail providers find of one mail (RFC 6376, RFC 7208, RFC 7489). `why`: in words, where it is not `pass`. `aligned`: it passes and
 * DMARC counts it, because it is of the domain of From.
 */
export interface Verdict {
  judged: true;
  /** Domain of the From field; empty where there is none. */
  from: string;
  /** Of the signature that counts most: an aligned one, else one that holds, else the first. */
  dkim: {
    result: 'pass' | 'fail' | 'none' | 'temperror';
    domain: string;
    selector: string;
    aligned: boolean;
    /** Fields that it covers, in small letters. */
    covers: string[];
    why: string;
  };
  /** Of the domain of the envelope's sender. */
  spf: {
    result: 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'temperror' | 'permerror';
    domain: string;
    aligned: boolean;
    why: string;
  };
  /** `policy`: what the domain asks for where neither holds; empty where it publishes none. */
  dmarc: { result: 'pass' | 'fail' | 'none' | 'temperror' | 'permerror'; domain: string; policy: string; why: string };
}
/** Nothing could be asked. */
export interface NoVerdict {
  judged: false;
  why: string;
}
type Library = typeof import('mailauth');
type Authenticated = Awaited<ReturnType<Library['authenticate']>>;

/**
 * Looks at a mail as a provider would that asks the resolver `dns` (`host:port`) and nobody else. Ends after four seconds whatever that
 * does: silence is `temperror`. Never throws.
 */
export async function judge(arrival: Arrival, dns: string | null): Promise<Verdict | NoVerdict> {
  if (dns === null) return { judged: false, why: 'no DNS sandbox runs beside this one' };
  const raw = Buffer.from(arrival.raw, 'base64');
  const flaw = tooMuch(raw);
  if (flaw !== null) return { judged: false, why: flaw };
  // Nobody needs it but whoever looks: an installation without the tools of development has no such library.
  const library = await import('mailauth').catch(() => null);
  if (!library) return { judged: false, why: 'mailauth is not installed here' };
  const resolver = new Resolver({ timeout: QUESTION_MS, tries: 1 });
  resolver.setServers([dns]);
  const ended = new AbortController();
  const late = AbortSignal.any([ended.signal, AbortSignal.timeout(LONGEST_MS)]);
  const tooLate = new Promise<null>((done) => {
    late.addEventListener('abort', () => done(null), { once: true });
  });
  const options = {
    ip: arrival.ip ?? LOOPBACK,
    helo: arrival.helo ?? '',
    sender: arrival.envelopeFrom,
    mta: 'mail.sandbox.example',
    resolver: (name: string, type: string) => resolver.resolve(name, type) as Promise<string[]>,
    // Pictures of senders would be fetched from the world.
    disableBimi: true,
    disableArc: true,
    strict: true,
  };
  try {
    const found = await Promise.race([library.authenticate(raw, options), tooLate]);
    return found ? verdictOf(found) : unanswered('the DNS did not answer in time');
  } catch (error) {
    return { judged: false, why: String(error).slice(0, LONGEST_WHY) };
  } finally {
    ended.abort();
    resolver.cancel();
  }
}

/** Asked again, another answer may come. */
export const isForNow = (verdict: Verdict | NoVerdict): boolean =>
  !verdict.judged || [verdict.dkim, verdict.spf, verdict.dmarc].some(({ result }) => result === 'temperror');

/** Why it would cost too much to look at it, or null. */
function tooMuch(raw: Buffer): string | null {
  const text = raw.subarray(0, LONGEST_HEAD).toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0 && raw.length > LONGEST_HEAD) return `its fields are longer than ${LONGEST_HEAD / 1024} KB`;
  const signatures = (end < 0 ? text : text.slice(0, end)).match(/^dkim-signature[ \t]*:/gim)?.length ?? 0;
  return signatures > MOST_SIGNATURES ? `it has more than ${MOST_SIGNATURES} signatures` : null;
}

const unanswered = (why: string): Verdict => ({
  judged: true,
  from: '',
  dkim: { result: 'temperror', domain: '', selector: '', aligned: false, covers: [], why },
  spf: { result: 'temperror', domain: '', aligned: false, why },
  dmarc: { result: 'temperror', domain: '', policy: '', why },
});

const short = (comment: string | undefined): string => (comment ?? '').slice(0, LONGEST_WHY);

function verdictOf({ dkim, spf, dmarc }: Authenticated): Verdict {
  const [from = ''] = (dkim.headerFrom ?? []).map((address) => address.slice(address.lastIndexOf('@') + 1));
  return {
    judged: true,
    from: from.toLowerCase(),
    dkim: signatureOf(dkim.results, Boolean(dmarc && dmarc.alignment?.dkim.result)),
    spf: spf
      ? {
          result: spf.status.result as Verdict['spf']['result'],
          domain: spf.domain,
          aligned: Boolean(dmarc && dmarc.alignment?.spf.result),
          why: spf.status.result === 'pass' ? '' : short(spf.status.comment?.replace(/^mail\.sandbox\.example: /, '')),
        }
      : { result: 'none', domain: '', aligned: false, why: 'there is no sender to ask for' },
    dmarc: {
      result: (dmarc ? dmarc.status.result : 'none') as Verdict['dmarc']['result'],
      domain: (dmarc && (dmarc.policyDomain ?? dmarc.domain)) || '',
      policy: (dmarc && dmarc.policy) || '',
      why: '',
    },
  };
}

function signatureOf(results: Authenticated['dkim']['results'], counts: boolean): Verdict['dkim'] {
  const weight = ({ status }: (typeof results)[number]) => (status.result === 'pass' ? (status.aligned ? 2 : 1) : 0);
  const [best] = results.toSorted((a, b) => weight(b) - weight(a));
  const said = best?.status.result ?? 'none';
  const known = said === 'pass' || said === 'none' || said === 'temperror';
  return {
    // What RFC 8601 tells apart (neutral, policy, permerror) is one and the same here: it does not hold.
    result: known ? said : 'fail',
    domain: best?.signingDomain ?? '',
    selector: best?.selector ?? '',
    aligned: counts && said === 'pass',
    covers: (best?.signingHeaders?.keys ?? '')
      .toLowerCase()
      .split(/[:;\s]+/)
      .filter(Boolean),
    why: said === 'pass' ? '' : short(best?.status.comment),
  };
}
