import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { billingFields, labelKey } from '../../../forms/billing-fields.ts';
import { countryOptions } from '../../../forms/countries.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { fieldId, PersonFields } from '../../../forms/person-fields.tsx';
import type { Person, PersonForm } from '../../../forms/use-person-form.ts';
import type { Lang } from '../../../../site-kit/names.ts';

interface Props {
  name: 'billing' | 'owner';
  lang: Lang;
  form: PersonForm;
  typeLocked: boolean;
  onUnlockType?: (() => void) | undefined;
  disabled: boolean;
  /** As the social page says it: marked until it is changed. */
  fromPage?: Partial<Person['info']> | undefined;
  onSubmit: () => void;
  onTypedEarly: (typed: Partial<Person['info']>) => void;
  children: ReactNode;
}

/** The person form with its error summary; `children` are the buttons. */
export function PersonStep(props: Props) {
  const { name, lang, form, typeLocked, onUnlockType, disabled, fromPage, onSubmit, onTypedEarly, children } = props;
  const { t } = useTranslation('order');
  const countries = useMemo(() => countryOptions(lang), [lang]);
  // In the order of the screen, with the names that the screen shows.
  const { type, info } = form.value;
  const items = billingFields(type, lang, info.country).flatMap(({ name: field }) => {
    const fault = form.faults[field];
    const label = t(labelKey(field, info.country));
    return fault ? [{ field: fieldId(name, field), message: t(`errors.${fault}`, { field: label }) }] : [];
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary title={t('errors.title')} items={form.attempt > 0 ? items : []} attempt={form.attempt} />
      <PersonFields
        form={form}
        lang={lang}
        countries={countries}
        name={name}
        typeLocked={typeLocked}
        onUnlockType={onUnlockType}
        disabled={disabled}
        fromPage={fromPage}
        onTypedEarly={onTypedEarly}
      />
      {children}
    </form>
  );
}
