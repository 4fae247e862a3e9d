import { ApiFailure } from '../../ui/api.ts';
import { readProof } from './calls.ts';

/** Throws as a press that is refused does, where who looks at this screen must show anew who they are. */
export async function needProof(back: string): Promise<true> {
  const { fresh } = await readProof(back);
  if (!fresh) throw new ApiFailure('access.prove-again', { status: 403 });
  return true;
}
