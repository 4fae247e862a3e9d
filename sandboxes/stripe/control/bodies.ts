import { z } from 'zod';
import { faultKinds } from '../faults.ts';
import { disguises } from '../webhooks.ts';

// A browser's form sends `on` for a ticked box and nothing for the others.
const yes = z.union([z.boolean(), z.literal('on').transform(() => true)]);

export const faultBody = z.union([
  z.object({ clear: z.literal(true).or(z.literal('true')) }),
  z.object({
    kind: z.enum(faultKinds),
    times: z.coerce.number().int().min(1).max(1000).default(1),
    path: z
      .string()
      .regex(/^\/v[12]/)
      .default('/v1'),
    method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  }),
]);

export const webhookBody = z.object({
  off: yes.optional(),
  delayMs: z.coerce.number().int().min(0).max(3_600_000).optional(),
  duplicate: yes.optional(),
  reversed: yes.optional(),
  concurrent: yes.optional(),
  dropTries: z.coerce.number().int().min(0).max(20).optional(),
  disguise: z.enum(disguises).optional(),
});
export const rotationBody = z.object({ url: z.string().optional(), secret: z.string().startsWith('whsec_').max(200) });

/** `{advance: 'P30D'}` or `{to: '2027-11-21T10:00:00Z'}`. */
export const clockBody = z.union([
  z.object({ advance: z.string() }),
  z.object({ to: z.iso.datetime({ offset: true }).transform(Date.parse) }),
]);

export const afterRetries = ['cancel', 'unpaid', 'past_due'] as const;
const days = z.array(z.number().positive().max(60)).min(1).max(8);
export const accountBody = z.object({
  retryDays: z
    .union([
      days,
      z
        .string()
        .transform((text) => text.split(/[\s,]+/).map(Number))
        .pipe(days),
    ])
    .optional(),
  afterRetries: z.enum(afterRetries).optional(),
  upcomingDays: z.coerce.number().int().min(0).max(45).optional(),
  settleSeconds: z.coerce.number().int().min(0).max(1_209_600).optional(),
});
