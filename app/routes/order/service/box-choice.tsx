import { useTranslation } from 'react-i18next';
import { AddressField } from '../../../forms/address-field.tsx';
import classes from './box-choice.module.css';

interface Props {
  /** As people write it. */
  domain: string;
  /** Local parts as typed, one for each box. */
  typed: string[];
  faulty: { place: number; message: string } | null;
  onChange: (typed: string[]) => void;
}

export const boxField = (place: number): string => `service-box-${place}`;
const FAILURE = 'service-box-failure';

/** The mailboxes that open with the first name: filled in, to be changed or emptied; nobody has to do anything. */
export function BoxChoice({ domain, typed, faulty, onChange }: Props) {
  const { t } = useTranslation('order');
  return (
    <fieldset className={classes.boxes}>
      <legend className={classes.legend}>{t('boxes.legend')}</legend>
      <p>{t('boxes.text')}</p>
      <div className={classes.fields}>
        {typed.map((value, place) => (
          <AddressField
            // oxlint-disable-next-line react/no-array-index-key -- a place of the form, not a thing
            key={place}
            id={boxField(place)}
            label={t('boxes.address', { place: place + 1 })}
            domain={domain}
            value={value}
            required={false}
            faulty={faulty?.place === place ? FAILURE : null}
            onChange={(text) => onChange(typed.map((each, at) => (at === place ? text : each)))}
          />
        ))}
      </div>
      {faulty && (
        <p id={FAILURE} className={classes.failure}>
          {faulty.message}
        </p>
      )}
    </fieldset>
  );
}
