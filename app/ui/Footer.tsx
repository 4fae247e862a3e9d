import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import styles from './Footer.module.css';
import { useOperator } from './use-operator.ts';

/** Imprint, social links, policies (F2). */
export function Footer() {
  const { t } = useTranslation();
  const operator = useOperator();
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.row}`}>
        <address className={styles.address}>
          <strong>{operator.name}</strong>
          <span>
            {operator.street}, {operator.zip} {operator.city} ({operator.province})
          </span>
          <span>
            {t('footer.vat')} {operator.vat}
          </span>
          <a href={`mailto:${operator.mail}`}>{operator.mail}</a>
        </address>
        <ul className={styles.links} aria-label={t('footer.socials')}>
          {operator.socials.map((social) => (
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
          <li>
            <Link to={paths.withdrawal}>{t('footer.withdraw')}</Link>
          </li>
        </ul>
        <AppearanceChoice />
        {operator.demo ? <p className={styles.demo}>{t('footer.demo')}</p> : null}
      </div>
    </footer>
  );
}
