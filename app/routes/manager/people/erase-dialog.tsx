import { useTranslation } from 'react-i18next';
import type { FoundView } from '../../../../modules/blocklist/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { day } from '../days.ts';
import room from '../live/room.module.css';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import section from '../section.module.css';
import { useChange } from '../use-change.ts';
import { erasePeople } from './calls.ts';
import styles from './find.module.css';
import { whatIs, type Found } from './found-record.tsx';
import { personName } from './person-name.ts';

interface EraseDialogProps {
  site: string;
  /** What is searched for again afterwards. */
  term: string;
  /** Those that are asked about; none: it is closed. */
  records: readonly Found[];
  /** Of the same person something stays that cannot be erased now. */
  othersStay: boolean;
  onErased: (fresh: FoundView) => void;
  onClose: () => void;
}

/** What goes and what stays, and until when, before anything is erased. */
export function EraseDialog({ site, term, records, othersStay, onErased, onClose }: EraseDialogProps) {
  const { t, i18n } = useTranslation('find');
  const { t: of } = useTranslation('people');
  const change = useChange();
  const lang = asLang(i18n.language) ?? FALLBACK;
  const [first] = records;
  const isMany = records.length > 1;
  const goes = ({ kind, erase, until }: Found): string => {
    if (kind === 'subscriber') return t('gone-reader');
    return erase === 'part' ? t('gone-note', { day: day(until ?? '', lang) }) : t('gone');
  };
  const effects = Map.groupBy(records, goes);
  async function erase() {
    const given = { term, records: records.map(({ kind, id }) => ({ kind, id })) };
    const fresh = await change.run(() => erasePeople(site, given));
    if (fresh) onErased(fresh);
  }
  return (
    <Dialog
      open={first !== undefined}
      onClose={onClose}
      title={t('ask', { name: isMany || !first ? term : personName(first) })}
    >
      <div className={section.stack}>
        <ul className={styles.effects}>
          {[...effects].map(([effect, each]) => (
            <li key={effect}>
              {each.map((record) => (
                <b key={record.id}>
                  {/* One number may be a family's. */}
                  {isMany && `${personName(record)} · `}
                  {whatIs(t, record, lang)}
                </b>
              ))}
              {effect}
            </li>
          ))}
        </ul>
        {othersStay && <p>{t('others')}</p>}
        <p className={room.hint}>{t('final')}</p>
        <SectionFailure change={change} />
        <Actions>
          <Button aria-disabled={change.busy} onClick={() => void erase()}>
            {t('erase')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {of('keep')}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}
