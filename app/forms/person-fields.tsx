import { NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingField, BillingInfo } from '../../modules/ordering/cart/billing.rules.ts';
import type { Lang } from '../../site-kit/names.ts';
import { Icon } from '../ui/Icon.tsx';
import { billingFields, labelKey, type FieldSpec } from './billing-fields.ts';
import type { CountryOption } from './countries.ts';
import { pressEarlyAgain, sendEarlyAgain } from './early-hands.ts';
import { typedBeforeHydration } from './typed-early.ts';
import { PersonType } from './person-type.tsx';
import type { PersonForm } from './use-person-form.ts';
import classes from './person-fields.module.css';

/** No dictionary holds them, and they are written in capitals. */
const CODES: ReadonlySet<BillingField> = new Set(['ssn', 'vat', 'sdi']);
const AS_CODE = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

interface Props {
  form: PersonForm;
  lang: Lang;
  countries: CountryOption[];
  /** Distinguishes two forms of one visit: ids and autocomplete sections start with it. */
  name: 'billing' | 'owner';
  typeLocked: boolean;
  onUnlockType?: (() => void) | undefined;
  disabled: boolean;
  /** As the social page says it: marked until it is changed. */
  fromPage?: Partial<BillingInfo> | undefined;
  /** Called once with what was typed into the server's HTML before this script ran. */
  onTypedEarly: (typed: Partial<BillingInfo>) => void;
}

/** The billing person: the same fields for the invoice (step 0) and for the domain's owner (step 2). */
export function PersonFields(props: Props) {
  const { form, lang, countries, name, typeLocked, onUnlockType, disabled, fromPage, onTypedEarly } = props;
  const { t } = useTranslation('order');
  const box = useRef<HTMLDivElement>(null);
  const { type, info } = form.value;

  useEffect(() => {
    // Before the texts: these join what is kept by then.
    pressEarlyAgain(box.current);
    const typed = typedBeforeHydration(box.current, info);
    if (Object.keys(typed).length > 0) onTypedEarly(typed);
    sendEarlyAgain(box.current);
    // Only what stood there when the script woke up counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const control = (spec: FieldSpec) => {
    const fault = form.faults[spec.name];
    const label = t(labelKey(spec.name, info.country));
    const common = {
      id: fieldId(name, spec.name),
      name: spec.name,
      label: spec.required || spec.oneOfTwo ? label : <OptionalLabel label={label} note={t('billing.optional')} />,
      // The business name among them (B3).
      withAsterisk: spec.required,
      'aria-required': spec.required,
      disabled,
      // Hints stand under the box: boxes of one row stay on one line.
      inputWrapperOrder: ORDER,
      autoComplete: spec.autoComplete === 'off' ? 'off' : `section-${name} billing ${spec.autoComplete}`,
      value: info[spec.name],
      error: fault ? t(`errors.${fault}`, { field: label }) : undefined,
      errorProps: { id: `${fieldId(name, spec.name)}-error` },
      onBlur: () => form.leave(spec.name),
    };
    const marked = info[spec.name] !== '' && info[spec.name] === fromPage?.[spec.name];
    if (spec.name === 'country') {
      return (
        <NativeSelect
          {...common}
          description={marked ? <span className={classes.fromPage}>{t('hints.fromPage')}</span> : undefined}
          data={countries}
          rightSection={<Icon name="caret" size={16} />}
          rightSectionPointerEvents="none"
          onChange={(event) => form.setField('country', event.currentTarget.value)}
        />
      );
    }
    const hint = marked ? 'fromPage' : hintOf(spec.name, info.country, name);
    return (
      <TextInput
        {...common}
        type={spec.type}
        inputMode={spec.inputMode}
        {...(CODES.has(spec.name) ? AS_CODE : {})}
        description={
          hint ? <span className={marked ? classes.fromPage : undefined}>{t(`hints.${hint}`)}</span> : undefined
        }
        onChange={(event) => form.setField(spec.name, event.currentTarget.value)}
      />
    );
  };

  return (
    <div ref={box} className={classes.grid}>
      <div className={classes.whole}>
        <PersonType
          name={name}
          value={type}
          locked={typeLocked}
          onUnlock={onUnlockType}
          disabled={disabled}
          onChange={(next) => form.setType(next)}
        />
      </div>
      <p className={`${classes.whole} ${classes.note}`}>{t('billing.required-note')}</p>
      {billingFields(type, lang, info.country).map((spec) => (
        <div key={spec.name} className={classes.cell} data-span={spec.span}>
          {control(spec)}
        </div>
      ))}
    </div>
  );
}

export const fieldId = (form: string, field: BillingField): string => `${form}-${field}`;

const OptionalLabel = ({ label, note }: { label: string; note: string }) => (
  <>
    {label} <span className={classes.note}>({note})</span>
  </>
);

/** Key of the hint under a field, if it needs one. */
function hintOf(field: BillingField, country: string, form: Props['name']): 'sdi' | 'pec' | 'province' | 'mail' | null {
  if (field === 'sdi' || field === 'pec' || field === 'province') return country === 'IT' ? field : null;
  return field === 'mail' && form === 'billing' ? 'mail' : null;
}
