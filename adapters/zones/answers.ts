/** What the vendor answers, in XML, checked before it is believed. Shapes: Amazon Route 53 API, version 2013-04-01. */
import { z } from 'zod';
import { readXml } from '../../platform/xml.ts';
import { unavailable } from './failure.ts';

/** An element that may come once, several times or not at all. */
const several = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(item));
/** An element without children comes as an empty text. */
const within = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (typeof value === 'object' ? value : {}), shape);

const zone = z.object({ Id: z.string().min(1), Name: z.string(), CallerReference: z.string() });
const delegation = z.object({
  NameServers: z.object({ NameServer: several(z.string()).pipe(z.array(z.string()).min(2)) }),
});
const change = z.object({ ChangeInfo: z.object({ Id: z.string().min(1), Status: z.enum(['PENDING', 'INSYNC']) }) });

export const zoneAnswer = z.object({ HostedZone: zone, DelegationSet: delegation });
export const zonesAnswer = z.object({ HostedZones: within(z.object({ HostedZone: several(zone) })) });
export const changeAnswer = change;
export const countAnswer = z.object({ HostedZoneCount: z.coerce.number().int() });
export const recordsAnswer = z.object({
  ResourceRecordSets: within(
    z.object({
      ResourceRecordSet: several(
        z.object({
          Name: z.string(),
          Type: z.string(),
          TTL: z.string(),
          ResourceRecords: z.object({ ResourceRecord: several(z.object({ Value: z.string() })) }),
        }),
      ),
    }),
  ),
  IsTruncated: z.string().default('false'),
});
const errorAnswer = z.object({
  ErrorResponse: z.object({ Error: z.object({ Code: z.string(), Message: z.string().default('') }) }),
});

const parsed = (text: string): Record<string, unknown> => {
  try {
    return readXml(text);
  } catch {
    throw unavailable('the answer is not XML');
  }
};

/** The one element of this name. Throws 'domains.registrar-unavailable' for anything else. */
export function believe<T>(schema: z.ZodType<T>, element: string, text: string): T {
  const read = schema.safeParse(parsed(text)[element]);
  if (!read.success) throw unavailable(`the answer has another shape: ${read.error.issues[0]?.path.join('.')}`);
  return read.data;
}

/** The vendor's code and words of a refusal; a body that says neither gives its status. */
export function refusal(status: number, text: string): { code: string; message: string } {
  let body: Record<string, unknown>;
  try {
    body = parsed(text);
  } catch {
    return { code: String(status), message: '' };
  }
  const read = errorAnswer.safeParse(body);
  if (read.success) return { code: read.data.ErrorResponse.Error.Code, message: read.data.ErrorResponse.Error.Message };
  return { code: Object.keys(body)[0] ?? String(status), message: '' };
}
