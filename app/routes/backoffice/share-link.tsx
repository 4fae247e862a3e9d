import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewLinkMade } from '../../../modules/previews/schemas.ts';
import { failureOf, type ApiFailure } from '../../ui/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { revokeLink } from './calls.ts';
import styles from './share-link.module.css';

/** The link as text, as a code, and the way to take it back. */
export function ShareLink({ link }: { link: PreviewLinkMade }) {
  const { t, i18n } = useTranslation('backoffice');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'copied' | 'notCopied' | 'revoked' | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const until = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(link.expires_at));

  async function copy() {
    try {
      await navigator.clipboard.writeText(link.url);
      setSaid('copied');
    } catch {
      field.current?.select();
      setSaid('notCopied');
    }
  }
  async function revoke() {
    setFailure(null);
    try {
      // oxlint-disable-next-line no-underscore-dangle -- the specification's spelling
      await revokeLink(link._id);
      setSaid('revoked');
    } catch (error) {
      setFailure(failureOf(error));
    }
  }
  return (
    <div className={styles.share}>
      <p role="alert" className={styles.unsupported}>
        {t('share.unsupported')}
      </p>
      <p>{t('share.instead')}</p>
      <div className={styles.copy}>
        <label htmlFor={id} className="visually-hidden">
          {t('share.link')}
        </label>
        <input ref={field} id={id} className={styles.link} readOnly value={link.url} />
        <Button size="md" disabled={said === 'revoked'} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      </div>
      <p className={styles.said} role="alert">
        {said ? t(`share.${said}`) : ''}
      </p>
      <div className={styles.code} data-revoked={said === 'revoked' || undefined}>
        <QrCode text={link.url} label={t('share.qr')} />
      </div>
      {failure ? <ErrorNotice failure={failure} /> : null}
      <div className={styles.foot}>
        <p>{t('share.until', { date: until })}</p>
        <Button variant="subtle" size="md" disabled={said === 'revoked'} onClick={() => void revoke()}>
          {t('share.revoke')}
        </Button>
      </div>
    </div>
  );
}
