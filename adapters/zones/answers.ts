/** What the vendor's client read, checked before it is believed: its types promise what a spoiled answer does not hold. */
import { RRType } from '@aws-sdk/client-route-53';
import { z } from 'zod';
import { unavailable } from './failure.ts';

const zone = z.object({ Id: z.string().min(1), Name: z.string(), CallerReference: z.string() });
const texts = z.array(z.object({ Value: z.string() }));

export const zoneAnswer = z.object({
  HostedZone: zone,
  DelegationSet: z.object({ NameServers: z.array(z.string()).min(2) }),
});
export const zonesAnswer = z.object({ HostedZones: z.array(zone) });
export const changeAnswer = z.object({
  ChangeInfo: z.object({ Id: z.string().min(1), Status: z.enum(['PENDING', 'INSYNC']) }),
});
export const countAnswer = z.object({ HostedZoneCount: z.int() });
export const recordsAnswer = z.object({
  ResourceRecordSets: z.array(
    z.object({ Name: z.string(), Type: z.enum(RRType), TTL: z.int(), ResourceRecords: texts }),
  ),
});

/** Throws 'domains.registrar-unavailable' for another shape. */
export function believe<T>(schema: z.ZodType<T>, answer: unknown): T {
  const read = schema.safeParse(answer);
  if (!read.success) throw unavailable(`the answer has another shape: ${read.error.issues[0]?.path.join('.')}`);
  return read.data;
}
