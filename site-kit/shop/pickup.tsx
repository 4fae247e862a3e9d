/** Where and when an order is collected, who sells, and whether the button buys or only reserves: read before any name is asked, and kept with the order. */
import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { find } from '../layouts/parts/find.ts';
import { keptFor } from './said.ts';
import { SHOP_WORDS } from './words.ts';

interface PickupProps {
  doc: SiteDocument;
  r: Kit;
  /** Of its owner, '' where they say nothing. */
  note: string;
  keepDays: number;
  /** What pressing the button means, where it is no reservation. */
  duty?: { title: string; text: string } | undefined;
}

export function Pickup({ doc, r, note, keepDays, duty }: PickupProps) {
  const words = SHOP_WORDS[doc.lang];
  const address = find(doc, 'contact')?.address ?? [];
  const rows = find(doc, 'hours')?.rows ?? [];
  return (
    <dl className="ask-sum">
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
      <dt>{words.seller}</dt>
      <dd>
        {[doc.name, ...doc.footer.legal].map((line) => (
          <div key={line.value}>{r.t(line)}</div>
        ))}
      </dd>
      <dt>{duty ? duty.title : words.send}</dt>
      <dd>{[duty ? duty.text : `${words.noDuty} ${keptFor(keepDays, doc.lang)}`, note].filter(Boolean).join(' ')}</dd>
    </dl>
  );
}
