import { z } from 'zod';
import { seal, unseal, type DataKeys, type Sealed } from '../../platform/seal.ts';

/** `user`: the network's own name of the person for this app, without which their consent cannot be taken back. */
const shape = z.object({ token: z.string(), user: z.string() });
export type HeldToken = z.infer<typeof shape>;

export const sealToken = (keys: DataKeys, token: HeldToken): Sealed => seal(keys, JSON.stringify(token)) as Sealed;
export const openToken = (keys: DataKeys, secret: Sealed): HeldToken => shape.parse(JSON.parse(unseal(keys, secret)));
