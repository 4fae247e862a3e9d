/**
 * Ids of product and sandboxes come from node:crypto. In a simulation they come from the seed too, because rows are read
 * in the order of their ids here and there, and an order that differs would be another story.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { seeded } from './random.ts';

const real = { randomBytes: crypto.randomBytes, randomUUID: crypto.randomUUID };

/** Until `realIds` every id of this process follows from the seed. */
export function seedIds(seed: number): void {
  const random = seeded(seed);
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => random.int(0, 255)));
  crypto.randomBytes = bytes;
  crypto.randomUUID = () => {
    const hex = bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  syncBuiltinESMExports();
}

export function realIds(): void {
  Object.assign(crypto, real);
  syncBuiltinESMExports();
}
