import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { useOperator } from '../../ui/use-operator.ts';
import styles from './ContactDrawer.module.css';

/** Slides up from the bottom: address, phone, e-mail, messages, social links (R1). */
export function ContactDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['portfolio', 'common']);
  const operator = useOperator();
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) drawer.current?.showModal();
    else drawer.current?.close();
  }, [open]);
  return (
    <dialog ref={drawer} id="contact" className={styles.drawer} aria-labelledby="contact-title" onClose={onClose}>
      <div className="page-width">
        <header className={styles.header}>
          <h2 id="contact-title">{t('portfolio:home.contact')}</h2>
          <button type="button" className={styles.close} aria-label={t('common:close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <dl className={styles.list}>
          <div>
            <dt>{t('portfolio:home.address')}</dt>
            <dd>
              {operator.street}, {operator.zip} {operator.city} ({operator.province})
            </dd>
          </div>
          <div>
            <dt>{t('portfolio:home.phone')}</dt>
            <dd>
              <a href={`tel:${operator.phone.replaceAll(' ', '')}`}>{operator.phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('portfolio:home.mail')}</dt>
            <dd>
              <a href={`mailto:${operator.mail}`}>{operator.mail}</a>
            </dd>
          </div>
          <div>
            <dt>{t('portfolio:home.messages')}</dt>
            <dd>
              <a href={operator.messaging.href} rel="noopener" target="_blank">
                {operator.messaging.name}
              </a>
            </dd>
          </div>
          <div>
            <dt>{t('common:footer.socials')}</dt>
            <dd className={styles.socials}>
              {operator.socials.map((social) => (
                <a key={social.name} href={social.href} rel="noopener" target="_blank">
                  {social.name}
                </a>
              ))}
            </dd>
          </div>
        </dl>
      </div>
    </dialog>
  );
}
