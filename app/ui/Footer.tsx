import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OPERATOR } from '../operator.ts';
import { paths } from '../paths.ts';
import styles from './Footer.module.css';

/** Imprint, social links, policies (F2). */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.row}`}>
        <address className={styles.address}>
          <strong>{OPERATOR.name}</strong>
          <span>
            {OPERATOR.street}, {OPERATOR.zip} {OPERATOR.city} ({OPERATOR.province})
          </span>
          <span>
            {t('footer.vat')} {OPERATOR.vat}
          </span>
          <a href={`mailto:${OPERATOR.mail}`}>{OPERATOR.mail}</a>
        </address>
        <ul className={styles.links} aria-label={t('footer.socials')}>
          {OPERATOR.socials.map((social) => (
            <li key={social.name}>
              <a href={social.href} rel="noopener" target="_blank">
                {social.name}
              </a>
            </li>
          ))}
        </ul>
        <ul className={styles.links} aria-label={t('footer.policies')}>
          <li>
            <Link to={paths.privacy}>{t('footer.privacy')}</Link>
          </li>
          <li>
            <Link to={paths.cookies}>{t('footer.cookies')}</Link>
          </li>
          <li>
            <Link to={paths.terms}>{t('footer.terms')}</Link>
          </li>
        </ul>
        {OPERATOR.demo ? <p className={styles.demo}>{t('footer.demo')}</p> : null}
      </div>
    </footer>
  );
}
