import { memoryFolder } from '../../support/memory-folder.ts';
import { openStage, type Stage } from './stage.ts';

let shared: Promise<Stage> | undefined;

/**
 * The product that the journeys of this process share which break nothing of it: each has a buyer, a page and addresses
 * of its own. It is there until the process ends, by the signal with which the runner ends it; its folder is one that the
 * next run takes away.
 */
export function sharedStage(): Promise<Stage> {
  shared ??= openStage({}, { folder: memoryFolder() }).then((stage) => {
    process.once('SIGTERM', () => {
      stage.signal('SIGKILL');
      process.exit();
    });
    return stage;
  });
  return shared;
}
