import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BlockInput, PeopleView } from '../../../../modules/blocklist/schemas.ts';
import { DETAIL_LIMITS } from '../../../../site-kit/forms/read-details.ts';
import { Button } from '../../../ui/Button.tsx';
import entry from '../field.module.css';
import room from '../live/room.module.css';
import section from '../section.module.css';
import { useChange } from '../use-change.ts';
import { BlockDialog } from './block-dialog.tsx';
import { blockPerson } from './calls.ts';
import { personName } from './person-name.ts';

const NOBODY: BlockInput = { name: '', mail: '', phone: '' };
const FIELDS = [
  { field: 'name', type: 'text' },
  { field: 'mail', type: 'email' },
  { field: 'phone', type: 'tel' },
] as const;

/** Somebody of whom nothing stands on a screen any more: an address, a number, or both. */
export function BlockForm({ site, take }: { site: string; take: (view: PeopleView, text: string) => void }) {
  const { t } = useTranslation('people');
  const id = useId();
  const change = useChange();
  const [typed, setTyped] = useState(NOBODY);
  const [isAsked, setAsked] = useState(false);
  const person = { name: typed.name.trim(), mail: typed.mail.trim(), phone: typed.phone.trim() };
  const isEmpty = person.mail === '' && person.phone === '';
  async function block() {
    const fresh = await change.run(() => blockPerson(site, person));
    if (!fresh) return;
    flushSync(() => {
      setAsked(false);
      setTyped(NOBODY);
    });
    take(fresh, t('said-block', { name: personName(person) }));
  }
  return (
    <form
      className={section.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) setAsked(true);
      }}
    >
      {FIELDS.map(({ field, type }) => (
        <label key={field} className={entry.medium} htmlFor={`${id}-${field}`}>
          {t(`add.${field}`)}
          <input
            id={`${id}-${field}`}
            type={type}
            name={field}
            // One of the two is enough.
            required={field === 'phone' && isEmpty}
            maxLength={DETAIL_LIMITS[field]}
            autoComplete="off"
            autoCapitalize={field === 'name' ? 'words' : 'none'}
            spellCheck={false}
            value={typed[field]}
            onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
          />
        </label>
      ))}
      <p className={room.hint}>{t('add.hint')}</p>
      <Button type="submit">{t('block')}</Button>
      <BlockDialog
        person={person}
        open={isAsked}
        change={change}
        onBlock={() => void block()}
        onClose={() => setAsked(false)}
      />
    </form>
  );
}
