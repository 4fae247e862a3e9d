import type { Box } from '../../../../modules/mailboxes/schemas.ts';

type BoxState = 'ready' | 'new' | 'coming' | 'coming-new' | 'locked' | 'stopped' | 'stopped-own' | 'paused' | 'ended';

/** How a box stands in words; what its owner should do comes before what is well. `isComing`: the mail of its name does not come here yet. */
export function boxState(box: Box, isComing: boolean): BoxState {
  if (box.state === 'paused') return 'paused';
  if (box.state !== 'live') return 'ended';
  if (box.stopped_by) return box.stopped_by === 'owner' ? 'stopped-own' : 'stopped';
  if (box.devices.length > 0) return isComing ? 'coming' : 'ready';
  if (box.devices_only) return 'locked';
  if (isComing) return box.has_password ? 'coming' : 'coming-new';
  return box.has_password ? 'ready' : 'new';
}
