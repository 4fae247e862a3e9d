import {
  AUTHORITATIVE_ANSWER,
  decode,
  encode,
  RECURSION_AVAILABLE,
  RECURSION_DESIRED,
  TRUNCATED_RESPONSE,
  type Answer,
} from 'dns-packet';
import type { World } from './world.ts';

const FLAGS = AUTHORITATIVE_ANSWER | RECURSION_DESIRED | RECURSION_AVAILABLE;
/** RFC 1035, section 4.2.1: what does not fit is asked for over TCP. */
const LARGEST_DATAGRAM = 512;

/** The name that people register, of whatever stands under it. */
export const registered = (name: string): string => name.toLowerCase().split('.').slice(-2).join('.');

/** The bytes of an answer, or null where the sandbox keeps silent. */
export function answerTo(query: Buffer, over: 'udp' | 'tcp', worldFor: (domain: string) => World): Buffer | null {
  const { id = 0, questions: [question] = [] } = decode(query);
  if (!question) return null;
  const { answers, fault } = worldFor(registered(question.name));
  const respond = (rcode: number, given: Answer[], flags = FLAGS): Buffer =>
    encode({ type: 'response', id, flags: flags | rcode, questions: [question], answers: given });
  if (fault === 'timeout') return null;
  if (fault === 'servfail') return respond(2, []);
  if (fault === 'lying')
    return encode({ type: 'response', id: (id + 1) % 65_536, flags: FLAGS, questions: [question], answers });
  const name = question.name.toLowerCase();
  const own = answers.filter((each) => each.name === name);
  const wild = `*.${registered(name)}`;
  // RFC 4592, for one level; nothing stands below the names of a sandbox.
  const here = own.length > 0 ? own : answers.filter((each) => each.name === wild).map((each) => ({ ...each, name }));
  const given =
    fault === 'huge' && question.type === 'TXT'
      ? Array.from({ length: 200 }, (_, n): Answer => ({ name, type: 'TXT', ttl: 60, data: `${n} ${'x'.repeat(150)}` }))
      : here.filter((each) => each.type === question.type || each.type === 'CNAME');
  const whole = respond(here.length > 0 || name === registered(name) ? 0 : 3, given);
  return over === 'udp' && whole.length > LARGEST_DATAGRAM ? respond(0, [], FLAGS | TRUNCATED_RESPONSE) : whole;
}
