import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutName } from '../../../site-kit/names.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { done } from '../../../platform/answers.ts';
import { failureOf, postJson, type ApiFailure } from '../../ui/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { moveFocus } from '../../ui/focus.ts';
import styles from './MailForm.module.css';

/** The preview's link by mail, to one address, once its reader agrees to that one mail (L6). */
export function MailForm(props: {
  previewId: string;
  layout: LayoutName | null;
  cameBy: string | null;
  onSent: (mail: string) => void;
}) {
  const { t, i18n } = useTranslation('vetrina');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const busy = useRef(false);
  useEffect(() => moveFocus(field.current), []);

  async function send(mail: string) {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    try {
      const { layout, cameBy } = props;
      const locale = asLang(i18n.language) ?? FALLBACK;
      const path = `/buy_yr/api/page/preview/${encodeURIComponent(props.previewId)}/mail`;
      const more = { ...(layout ? { layout } : {}), ...(cameBy ? { preview_link: cameBy } : {}) };
      await postJson(path, { mail, consent: true, locale, ...more }, done);
      props.onSent(mail);
    } catch (error) {
      setFailure(failureOf(error));
    }
    busy.current = false;
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(field.current?.value.trim() ?? '');
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {t('mailForm.label')}
      </label>
      <input ref={field} id={id} className={styles.field} type="email" autoComplete="email" maxLength={254} required />
      <label className={styles.consent}>
        <input type="checkbox" required />
        <span>{t('mailForm.consent')}</span>
      </label>
      <Button type="submit" size="md" className={styles.send}>
        {t('mailForm.send')}
      </Button>
      {failure ? <ErrorNotice failure={failure} /> : null}
    </form>
  );
}
