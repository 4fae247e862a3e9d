import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AgreementState } from '../../../../modules/agreements/schemas.ts';
import { paths } from '../../../paths.ts';
import { Marked } from '../../../ui/Marked.tsx';
import { Check } from '../../order/check.tsx';
import room from '../live/room.module.css';
import styles from './agreement.module.css';

interface AgreementBoxProps {
  agreement: AgreementState;
  /** The room is on show already: what is asked for is a newer version. */
  isOpen: boolean;
  ticked: boolean;
  /** It was pressed without the tick. */
  isMissing: boolean;
  onTick: (ticked: boolean) => void;
}

/** What has to be agreed on before visitors are asked for anything. */
export function AgreementBox({ agreement, isOpen, ticked, isMissing, onTick }: AgreementBoxProps) {
  const { t } = useTranslation('agreement');
  const id = useId();
  if (!agreement.may_accept) return <p className={room.hint}>{t('owner')}</p>;
  const toText = (inside: string) => (
    <Link to={paths.agreement} target="_blank" rel="noopener">
      {inside}
    </Link>
  );
  return (
    <div className={styles.box}>
      <p className={room.hint}>{t(isOpen ? 'anew' : 'lead')}</p>
      <Check
        label={<Marked text={t('accept')} parts={{ text: toText }} />}
        checked={ticked}
        wrong={isMissing ? id : undefined}
        onChange={onTick}
      />
      {isMissing && (
        <p id={id} className={styles.missing}>
          {t('first')}
        </p>
      )}
    </div>
  );
}
