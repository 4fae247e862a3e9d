/** Who runs this installation: imprint, contact page, legal texts, registrant of names, seller on invoices. One JSON file. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import demo from './operator.demo.json' with { type: 'json' };

const text = z.string().trim().min(1).max(200);
const link = z.object({ name: text, href: z.url({ protocol: /^https$/ }) });

const operator = z.strictObject({
  /** Every page says that an invented company sells nothing. */
  demo: z.boolean().default(false),
  /** As it is registered. */
  name: text,
  /** The person who speaks on the portfolio. */
  developer: text,
  street: text,
  zip: text,
  city: text,
  /** Two letters, for Italian invoices and registries. */
  province: z.string().regex(/^[A-Z]{2}$/),
  country: z.string().regex(/^[A-Z]{2}$/),
  /** With its country: IT12345678903. */
  vat: z.string().regex(/^[A-Z]{2}[0-9A-Z]{2,13}$/),
  /** International, spaces allowed: +39 051 000 0117. */
  phone: z.string().regex(/^\+[0-9 ]{6,20}$/),
  mail: z.email(),
  /** Certified mail, where the country has it. */
  pec: z.email().optional(),
  messaging: link,
  socials: z.array(link).max(8),
  /** Writes the texts that a plan includes for owners who ask for them; without it none are sold. */
  writesTexts: z.boolean().default(false),
});
export type Operator = z.infer<typeof operator>;

/**
 * The profile in a file; without one the fictional profile of a machine without configuration. Its VAT number passes the
 * checksum and can be nobody's: no Italian tax office has the number 890.
 * @throws Error that names the file and every faulty field
 */
export function readOperator(file: string | undefined): Operator {
  let given: unknown = demo;
  try {
    if (file !== undefined) given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`is not a readable JSON file: ${file}`, { cause: error });
  }
  const parsed = operator.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the file'} ${issue.message}`);
  throw new Error(`has faults in ${file}: ${faults.join('; ')}`);
}
