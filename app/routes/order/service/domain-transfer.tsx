import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../ui/said.ts';
import type { Transferable } from '../complete/domain-calls.ts';
import { DOMAIN_FIELD } from './domain-search.tsx';
import classes from './domain-search.module.css';

interface Props {
  name: string;
  authcode: string;
  /** The server has the code of this name already. */
  codeSaved: boolean;
  answer: Transferable | 'checking' | null;
  errors: { domain?: string | undefined; authcode?: string | undefined };
  disabled: boolean;
  onName: (name: string) => void;
  onAuthcode: (code: string) => void;
}

export const AUTHCODE_FIELD = 'service-authcode';

/** A domain that exists already: its name and the code that lets it move, with the registry's answer in plain words. */
export function DomainTransfer({ name, authcode, codeSaved, answer, errors, disabled, onName, onAuthcode }: Props) {
  const { t } = useTranslation('order');
  useSaid(answer && t(`domain.${answer}`));
  return (
    <div className={classes.box}>
      <TextInput
        id={DOMAIN_FIELD}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('domain.name')}
        description={t('domain.name-hint')}
        value={name}
        maxLength={80}
        disabled={disabled}
        error={errors.domain}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <TextInput
        id={AUTHCODE_FIELD}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('domain.authcode')}
        description={t(codeSaved ? 'domain.authcode-saved' : 'domain.authcode-hint')}
        value={authcode}
        maxLength={64}
        disabled={disabled}
        error={errors.authcode}
        onChange={(event) => onAuthcode(event.currentTarget.value)}
      />
      <p className={classes.answer} data-answer={answer ?? undefined}>
        {answer && t(`domain.${answer}`)}
      </p>
    </div>
  );
}
