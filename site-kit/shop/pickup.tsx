/** Where and when an order is collected, or where it is brought, who sells, and whether the button buys or only reserves: read before any name is asked, and kept with the order. */
import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { find } from '../layouts/parts/find.ts';
import type { DeliveryWords } from './delivery-shape.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { keptFor } from './said.ts';
import { sellerFacts } from './seller.ts';
import { SHOP_WORDS } from './words.ts';

interface PickupProps {
  doc: SiteDocument;
  r: Kit;
  /** Of its owner, '' where they say nothing. */
  note: string;
  keepDays: number;
  /** What pressing the button means, where it is no reservation. */
  duty?: { title: string; text: string } | undefined;
  /** It is delivered: by which way, and to which address once there is one; null: it is collected. */
  delivery: { name: string; to: string } | null;
}

export function Pickup({ doc, r, note, keepDays, duty, delivery }: PickupProps) {
  const words = SHOP_WORDS[doc.lang];
  const own = DELIVERY_WORDS[doc.lang];
  const reserved = delivery
    ? { title: own.send, text: own.noDuty }
    : { title: words.send, text: `${words.noDuty} ${keptFor(keepDays, doc.lang)}` };
  const said = duty ?? reserved;
  return (
    <dl className="ask-sum">
      {delivery ? <Arrival delivery={delivery} own={own} /> : <Counter doc={doc} r={r} />}
      <dt>{words.seller}</dt>
      <dd>
        {[{ text: doc.name, href: null }, ...sellerFacts(doc)].map(({ text, href }) => (
          <div key={text.value}>{href === null ? r.t(text) : <a href={r.href(href)}>{text.value}</a>}</div>
        ))}
      </dd>
      <dt>{said.title}</dt>
      <dd>{[said.text, delivery ? '' : note].filter(Boolean).join(' ')}</dd>
    </dl>
  );
}

function Arrival({ delivery: { name, to }, own }: { delivery: { name: string; to: string }; own: DeliveryWords }) {
  return (
    <>
      <dt>{own.delivery}</dt>
      <dd>{name}</dd>
      {to && (
        <>
          <dt>{own.address}</dt>
          <dd>{to}</dd>
        </>
      )}
    </>
  );
}

function Counter({ doc, r }: Pick<PickupProps, 'doc' | 'r'>) {
  const words = SHOP_WORDS[doc.lang];
  const address = find(doc, 'contact')?.address ?? [];
  const rows = find(doc, 'hours')?.rows ?? [];
  return (
    <>
      {address.length > 0 && (
        <>
          <dt>{words.where}</dt>
          <dd>
            {address.map((line) => (
              <div key={line.value}>{r.t(line)}</div>
            ))}
          </dd>
        </>
      )}
      {rows.length > 0 && (
        <>
          <dt>{words.hours}</dt>
          <dd>
            {rows.map(({ days, shifts }) => (
              <div key={days.value}>
                {r.t(days)} {shifts.map(({ value }) => value).join(', ')}
              </div>
            ))}
          </dd>
        </>
      )}
    </>
  );
}
