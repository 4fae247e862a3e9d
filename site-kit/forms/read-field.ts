import type * as z from 'zod/mini';

/** `typed`: as it came, cut at what the field may hold. `clean`: as it is kept; null of what is no text of its kind. */
export interface ReadField {
  typed: string;
  clean: string | null;
}

/** One field of a posted form; '' of one that it does not have. `most`: UTF-16 units. */
export function readField(
  form: URLSearchParams,
  field: string,
  { kind, most }: { kind: z.ZodMiniType<string>; most: number },
): ReadField {
  // Browsers count a line break as two.
  const given = (form.get(field) ?? '').replaceAll('\r\n', '\n');
  return { typed: given.slice(0, most), clean: kind.safeParse(given).data ?? null };
}
