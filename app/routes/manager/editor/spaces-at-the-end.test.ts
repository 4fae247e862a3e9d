import { expect, it } from 'vitest';
import { hashOf } from '../../../../site-kit/content/canonical.ts';
import { newFakeDraft } from '../../../../tests/support/fake-draft.ts';
import { answered, enter, isSaved, leave, newQueue, shownValue, takeBatch, write, type Queue } from './save-queue.ts';

const UNIT = 'copy/alt/own-1';
let ids = 0;

it('a pause after a space is no second author: the word goes on, and the space stays under the caret [S2]', () => {
  const server = newFakeDraft([UNIT]);
  /** The server keeps texts without spaces at their ends. */
  const save = (queue: Queue): Queue => {
    const { queue: sent, ops } = takeBatch(queue, () => `op-${(ids += 1)}`, 20);
    const trimmed = ops.map((op) => ({ ...op, value: typeof op.value === 'string' ? op.value.trim() : op.value }));
    return answered(sent, ops, structuredClone(server.save(queue.rev, trimmed)));
  };
  let queue = save(write(enter(newQueue(server.draft()), UNIT), UNIT, 'Piatto '));
  expect(queue.edits.get(UNIT)?.other).toBeNull();
  expect(isSaved(queue)).toBe(true);
  expect(shownValue(queue, UNIT)).toBe('Piatto ');
  queue = save(write(queue, UNIT, 'Piatto del giorno '));
  expect(isSaved(queue)).toBe(true);
  queue = leave(queue, UNIT);
  expect(shownValue(queue, UNIT)).toBe('Piatto del giorno');
  expect(queue.views.get(UNIT)?.hash).toBe(hashOf('Piatto del giorno'));

  // What somebody else wrote is somebody else's still.
  queue = write(enter(queue, UNIT), UNIT, 'Piatto della casa ');
  server.save(99, [{ op_id: 'other', unit: UNIT, from: hashOf('Piatto del giorno'), value: 'Altro' }]);
  queue = save(queue);
  expect(queue.edits.get(UNIT)?.other?.value).toBe('Altro');
});
