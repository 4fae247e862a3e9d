import { useTranslation } from 'react-i18next';
import { CopiedValue } from '../copied-value.tsx';

/** A value that is typed or pasted elsewhere. `note`: what belongs to it and is not copied. */
export function CopyRow({ name, value, note }: { name: string; value: string; note?: string }) {
  const { t } = useTranslation('mailboxes');
  const of = (what: string) => t('of', { what, address: name });
  return (
    <CopiedValue
      name={name}
      value={value}
      note={note}
      words={{ copy: t('setup.copy'), copied: t('setup.copied'), of }}
    />
  );
}
