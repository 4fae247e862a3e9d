import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingField } from '../../../modules/ordering/billing.rules.ts';
import { countryOptions } from '../../forms/countries.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { fieldId, PersonFields } from '../../forms/person-fields.tsx';
import type { Person, PersonForm } from '../../forms/use-person-form.ts';
import type { Lang } from '../../../site-kit/names.ts';

interface Props {
  name: 'billing' | 'owner';
  lang: Lang;
  form: PersonForm;
  typeLocked: boolean;
  disabled: boolean;
  onSubmit: () => void;
  onTypedEarly?: (typed: Partial<Person['info']>) => void;
  children: ReactNode;
}

/** The person form with its error summary; `children` are the buttons. */
export function PersonStep({ name, lang, form, typeLocked, disabled, onSubmit, onTypedEarly, children }: Props) {
  const { t } = useTranslation('order');
  const countries = useMemo(() => countryOptions(lang), [lang]);
  const items = (Object.keys(form.faults) as BillingField[]).map((field) => ({
    field: fieldId(name, field),
    message: t(`errors.${form.faults[field] ?? 'invalid'}`, { field: t(`fields.${field}`) }),
  }));
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
        disabled={disabled}
        {...(onTypedEarly ? { onTypedEarly } : {})}
      />
      {children}
    </form>
  );
}
