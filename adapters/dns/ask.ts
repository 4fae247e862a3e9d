import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { decode, encode, RECURSION_DESIRED, type Answer, type DecodedPacket, type Question } from 'dns-packet';

export interface Server {
  host: string;
  port: number;
}
export type AskType = 'A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'NS' | 'DS';

/** RFC 1035, section 4.1.1. */
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;

/**
 * One question to a resolver, over UDP and, where the answer does not fit, over TCP (RFC 1035, RFC 7766). Returns the answers;
 * empty for a name or type that does not exist. Throws for everything else, a wrong id or question too.
 */
export async function ask(server: Server, name: string, type: AskType, timeoutMs: number): Promise<Answer[]> {
  const id = randomInt(65_536);
  const question: Question = { name, type, class: 'IN' };
  const query = encode({ type: 'query', id, flags: RECURSION_DESIRED, questions: [question] });
  const short = believe(await overUdp(server, query, timeoutMs), id, question);
  const whole = short.flag_tc ? believe(await overTcp(server, query, timeoutMs), id, question) : short;
  if (whole.flag_tc) throw new Error(`the answer for ${name} ${type} does not fit`);
  return whole.answers ?? [];
}

function believe(bytes: Buffer, id: number, { name, type }: Question): DecodedPacket {
  const answer = decode(bytes);
  const [asked] = answer.questions ?? [];
  if (answer.type !== 'response' || answer.id !== id) throw new Error('an answer to something else');
  if (asked?.name.toLowerCase() !== name || asked.type !== type) throw new Error('an answer to another question');
  const code = (answer.flags ?? 0) & 15;
  if (code !== NO_ERROR && code !== NO_SUCH_NAME) throw new Error(`${name} ${type}: answered with code ${code}`);
  return answer;
}

function overUdp({ host, port }: Server, query: Buffer, timeoutMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Connected, so that only this server's datagrams arrive.
    const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.close();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error('no answer over UDP'))), timeoutMs);
    socket.once('error', (error) => end(() => reject(error)));
    socket.once('message', (bytes) => end(() => resolve(bytes)));
    socket.connect(port, host, () => socket.send(query));
  });
}

function overTcp({ host, port }: Server, query: Buffer, timeoutMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host);
    const parts: Buffer[] = [];
    let [length, wanted] = [0, 0];
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.destroy();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error('no answer over TCP'))), timeoutMs);
    socket.once('error', (error) => end(() => reject(error)));
    socket.once('close', () => end(() => reject(new Error('the connection ended before its answer'))));
    socket.once('connect', () => {
      const size = Buffer.alloc(2);
      size.writeUInt16BE(query.length);
      socket.write(Buffer.concat([size, query]));
    });
    socket.on('data', (part) => {
      parts.push(part);
      length += part.length;
      // At most 65,535 bytes by the protocol; joined when their number is known, and when all are there.
      if (wanted === 0 && length > 1) wanted = 2 + Buffer.concat(parts).readUInt16BE(0);
      if (wanted > 0 && length >= wanted) end(() => resolve(Buffer.concat(parts).subarray(2, wanted)));
    });
  });
}
