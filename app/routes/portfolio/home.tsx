/** / : who makes Vetrina, how to reach them, what they have made (R1). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ContactDrawer } from './ContactDrawer.tsx';
import styles from './portfolio.module.css';
import { Button } from '../../ui/Button.tsx';

export default function Home() {
  const { t } = useTranslation('portfolio');
  const [contact, setContact] = useState(false);
  return (
    <div className="page-width">
      <title>{t('home.title')}</title>
      <meta name="description" content={t('home.message')} />
      <div className={styles.hero}>
        <h1 className={styles.title}>{t('home.heading')}</h1>
        <p className={styles.lead}>{t('home.message')}</p>
        <div className={styles.buttons}>
          <Button component={Link} to={paths.developed}>
            {t('home.portfolio')}
          </Button>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setContact(true)}>
            {t('home.contact')}
          </Button>
        </div>
      </div>
      <section className={styles.aside} aria-labelledby="know">
        <h2 id="know">{t('home.know')}</h2>
        <p>{t('home.knowText')}</p>
      </section>
      <ContactDrawer open={contact} onClose={() => setContact(false)} />
    </div>
  );
}
