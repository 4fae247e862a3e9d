import type { Box } from '../../../../modules/mailboxes/schemas.ts';

/** How a box stands in words; what its owner should do comes before what is well. */
export function boxState(box: Box): 'ready' | 'new' | 'locked' | 'stopped' | 'stopped-own' | 'paused' | 'ended' {
  if (box.state === 'paused') return 'paused';
  if (box.state !== 'live') return 'ended';
  if (box.stopped_by) return box.stopped_by === 'owner' ? 'stopped-own' : 'stopped';
  if (box.devices.length > 0) return 'ready';
  if (box.devices_only) return 'locked';
  return box.has_password ? 'ready' : 'new';
}
