import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const STORED =
  /^\{ARGON2ID\}\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;
/** 64 MiB and ten passes: a row that asks for more would hold up everybody else. */
const MOST = { memory: 65_536, passes: 10, parallelism: 8 };

/** Whether `stored`, `{ARGON2ID}` and the PHC form, was made of this password. False for every other form. */
export async function isPasswordOf(password: string, stored: string): Promise<boolean> {
  const found = STORED.exec(stored);
  if (!found) return false;
  const [memory = 0, passes = 0, parallelism = 0] = found.slice(1, 4).map(Number);
  if (memory > MOST.memory || passes > MOST.passes || parallelism > MOST.parallelism) return false;
  const [nonce, tag] = [Buffer.from(found[4] ?? '', 'base64'), Buffer.from(found[5] ?? '', 'base64')];
  const cost = { memory, passes, parallelism, tagLength: tag.length };
  const made = await derive('argon2id', { message: password.normalize('NFC'), nonce, ...cost });
  return timingSafeEqual(made, tag);
}
