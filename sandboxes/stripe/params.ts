import { z } from 'zod';
import { ApiError, invalid } from './api-error.ts';

export const integer = z
  .string()
  .regex(/^-?\d+$/, 'integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** The vendor's limits: 50 keys of 40 characters, values of 500. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((value) => Object.keys(value).length <= 50, 'at most 50 keys');
export const text = z.string().max(5000);
export const expand = z.array(z.string()).max(20).optional();
export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
});
export const noParams = z.strictObject({ expand });
export const page = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  expand,
};
export const created = z
  .union([
    integer,
    z.strictObject({
      gt: integer.optional(),
      gte: integer.optional(),
      lt: integer.optional(),
      lte: integer.optional(),
    }),
  ])
  .optional();

/** ['line_items', 0, 'price'] -> `line_items[0][price]`. */
function paramName(path: PropertyKey[]): string {
  const [head, ...rest] = path.map(String);
  return `${head ?? ''}${rest.map((step) => `[${step}]`).join('')}`;
}

function refusal(issue: z.core.$ZodIssue): ApiError {
  const param = paramName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = paramName([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  if (issue.code === 'invalid_value') {
    return invalid(`Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}`, param);
  }
  if (issue.message === 'integer') return invalid(`Invalid integer: ${param}`, param, 'parameter_invalid_integer');
  return invalid(`Invalid ${param}: ${issue.message}`, param);
}

/** Throws ApiError 400 naming the first wrong parameter, as the vendor does. */
export function readParams<Schema extends z.ZodType>(schema: Schema, form: object): z.output<Schema> {
  const parsed = schema.safeParse(form, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw issue === undefined ? invalid('Invalid request') : refusal(issue);
}
