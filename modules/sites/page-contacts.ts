import type { Ctx } from '../../platform/ctx.ts';
import { countryOf } from '../../site-kit/facts/country.ts';
import { readPhone } from '../../site-kit/facts/phone.ts';
import { cleaned } from '../../site-kit/typed-text.ts';
import { findPageSnapshot } from './page-snapshots.ts';

/** What a social page says of where its business is and how it is reached; an empty string where it is silent. */
export interface PageContacts {
  name: string;
  street: string;
  zip: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  phone: string;
  mail: string;
}

/** As the page said when it was read last; null for a page that nobody has read. */
export async function pageContacts(ctx: Ctx, pageId: string): Promise<PageContacts | null> {
  const snapshot = await findPageSnapshot(ctx, pageId);
  if (!snapshot) return null;
  const { name, location, phone, emails } = snapshot.page;
  const country = countryOf(location?.country ?? '', phone ? [phone] : []);
  const said = (text: string | null | undefined) => cleaned(text ?? '');
  return {
    name: said(name),
    street: said(location?.street),
    zip: said(location?.zip),
    city: said(location?.city),
    country: country ?? '',
    phone: phone ? (readPhone(phone, country)?.label ?? said(phone)) : '',
    mail: said(emails?.[0]),
  };
}
