import type { SiteDocument } from '../document.ts';
import { peopleIn } from './said.ts';
import { BOOKING_WORDS } from './words.ts';

const USUAL_PARTY = 2;

interface ChoicesProps {
  legend: string;
  services: readonly { id: string; name: string; price: string | null }[];
  chosen?: string | undefined;
}
/** What is booked; of one thing alone nobody is asked. */
export function Choices({ legend, services, chosen }: ChoicesProps) {
  if (services.length < 2) return <input type="hidden" name="s" value={services[0]?.id ?? ''} />;
  const first = services.some(({ id }) => id === chosen) ? chosen : services[0]?.id;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="ask-choices">
        {services.map(({ id, name, price }) => (
          <label key={id}>
            <input type="radio" name="s" value={id} defaultChecked={id === first} />
            <span>{name}</span>
            {price && <i>{price}</i>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For how many, each number under a thumb. */
export function Parties({ doc, most, chosen }: { doc: SiteDocument; most: number; chosen: number }) {
  const usual = chosen >= 1 && chosen <= most ? chosen : Math.min(USUAL_PARTY, most);
  return (
    <fieldset>
      <legend id="f-n">{BOOKING_WORDS[doc.lang].party}</legend>
      <div className="ask-pills">
        {Array.from({ length: most }, (_, at) => at + 1).map((n) => (
          <label key={n}>
            <input type="radio" name="n" value={n} defaultChecked={n === usual} aria-label={peopleIn(n, doc.lang)} />
            <span aria-hidden="true">{n}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
