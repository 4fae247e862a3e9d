import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isErasable, type PersonKind } from '../../../../modules/blocklist/people.rules.ts';
import type { FoundView, PeopleView, PersonRecord } from '../../../../modules/blocklist/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { day } from '../days.ts';
import room from '../live/room.module.css';
import { ProvedFile } from '../proved-file.tsx';
import { BlockAct } from './block-act.tsx';
import { findPeople, listPeople, recordFile } from './calls.ts';
import styles from './find.module.css';
import { personName } from './person-name.ts';
import { shownAt } from './shown-at.ts';

export interface Found extends PersonRecord {
  kind: PersonKind;
}
type Words = TFunction<'find'>;

/** "Ordine 7 del 3 dicembre 2026". */
export const whatIs = (t: Words, { kind, number, at }: Found, lang: Lang): string =>
  t(`what.${kind}`, { number, at: shownAt(at, lang) });

function keptFor(t: Words, { kind, until }: Found, lang: Lang): string {
  if (until !== null) return t('until', { day: day(until, lang) });
  return t(kind === 'subscriber' ? 'until-left' : 'until-over');
}

/** After an act: what the term finds, and who is blocked where that may have changed. */
export interface Fresh {
  found: FoundView;
  view?: PeopleView;
}
interface RecordProps {
  site: string;
  term: string;
  record: Found;
  onErase: (record: Found) => void;
  /** `text`: what was done. */
  take: (fresh: Fresh, text: string) => void;
}

/** Whose it is, what it is and how it stands, until when it is kept, and why no longer or no sooner. */
export function FoundRecord({ site, term, record, onErase, take }: RecordProps) {
  const { t, i18n } = useTranslation('find');
  const { t: of } = useTranslation('people');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const name = personName(record);
  const contacts = [record.mail, record.phone].filter((each) => each !== '' && each !== name).join(' · ');
  const what = whatIs(t, record, lang);
  const why = record.erase === 'open' ? t('not-over') : record.erase === 'kept' ? t('law') : '';
  return (
    <li className={styles.record}>
      <span className={styles.kept}>
        <b>{name}</b>
        {contacts !== '' && <span>{contacts}</span>}
        <span>
          {what} · {t(`standing.${record.kind}.${record.standing}`)}
        </span>
        <span className={room.hint}>{[keptFor(t, record, lang), why].filter(Boolean).join(' ')}</span>
      </span>
      <span className={styles.deeds}>
        <BlockAct
          site={site}
          person={record}
          isBlocked={record.blocked}
          read={async (of): Promise<Fresh> => ({ view: await listPeople(of), found: await findPeople(of, { term }) })}
          take={take}
        />
        <ProvedFile
          href={recordFile(site, record)}
          look={{
            variant: 'subtle',
            size: 'md',
            'aria-label': of('of', { what: t('file'), name: `${name}, ${what}` }),
          }}
        >
          {t('file')}
        </ProvedFile>
        {isErasable(record.erase) && (
          <Button
            variant="subtle"
            size="md"
            aria-label={of('of', { what: t('erase'), name: `${name}, ${what}` })}
            onClick={() => onErase(record)}
          >
            {t('erase')}
          </Button>
        )}
      </span>
    </li>
  );
}
