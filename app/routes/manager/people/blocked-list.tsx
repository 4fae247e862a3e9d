import { useTranslation } from 'react-i18next';
import type { BlockedView, PeopleView } from '../../../../modules/blocklist/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { day } from '../days.ts';
import room from '../live/room.module.css';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { liftBlock } from './calls.ts';
import { personName } from './person-name.ts';

interface BlockedListProps {
  site: string;
  blocked: readonly BlockedView[];
  take: (view: PeopleView, text: string) => void;
}

/** Each with what is known of them, since when, and the way back. */
export function BlockedList({ site, blocked, take }: BlockedListProps) {
  const { t, i18n } = useTranslation('people');
  const change = useChange();
  const lang = asLang(i18n.language) ?? FALLBACK;
  async function lift(person: BlockedView) {
    const fresh = await change.run(() => liftBlock(site, person));
    if (fresh) take(fresh, t('said-lift', { name: personName(person) }));
  }
  return (
    <>
      <SectionFailure change={change} />
      <ul className={room.lines}>
        {blocked.map((person) => {
          const name = personName(person);
          return (
            <li key={`${person.mail} ${person.phone}`} className={room.line}>
              <span className={room.named}>
                <b>{name}</b>
                {[person.mail, person.phone]
                  .filter((each) => each !== '' && each !== name)
                  .map((each) => (
                    <span key={each}>{each}</span>
                  ))}
                <span className={room.hint}>{t('list.since', { day: day(person.since, lang) })}</span>
              </span>
              <Button
                variant="default"
                size="md"
                aria-disabled={change.busy}
                aria-label={t('of', { what: t('lift'), name })}
                onClick={() => void lift(person)}
              >
                {t('lift')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
