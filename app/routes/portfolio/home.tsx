/** / : who makes Vetrina, how to reach them, what they have made (R1). */
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useOperator } from '../../ui/use-operator.ts';
import { ContactDrawer } from './ContactDrawer.tsx';
import styles from './portfolio.module.css';
import { ProjectList } from './ProjectList.tsx';
import { PROJECTS } from './projects.ts';
import { Showcase } from './Showcase.tsx';

const CONTACT = '#contact';

export default function Home() {
  const { t } = useTranslation('portfolio');
  const operator = useOperator();
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The address says whether the drawer is open, so that other pages can link to it.
  const close = () => void navigate(paths.home, { replace: true, preventScrollReset: true });
  return (
    <div className="page-width">
      <PageHead title={t('home.title')} description={t('home.message')} path={paths.home} />
      <div className={`${styles.hero} ${styles.first}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('home.heading')}</h1>
          <p className={styles.lead}>{t('home.message')}</p>
          <div className={styles.buttons}>
            <Button component={Link} to={paths.developed}>
              {t('home.portfolio')}
            </Button>
            <Button variant="default" component={Link} to={CONTACT} preventScrollReset aria-haspopup="dialog">
              {t('home.contact')}
            </Button>
          </div>
        </div>
        <Showcase />
      </div>
      <ProjectList title={t('home.projects')} projects={PROJECTS} />
      <section className={styles.aside} aria-labelledby="know">
        <h2 id="know">{t('home.know')}</h2>
        <div className={styles.know}>
          <p>{t('home.knowText', { name: operator.developer })}</p>
          <Button variant="default" component={Link} to={CONTACT} preventScrollReset aria-haspopup="dialog">
            {t('home.write')}
          </Button>
        </div>
      </section>
      <ContactDrawer open={hash === CONTACT} onClose={close} />
    </div>
  );
}
