/** /developed: the builder, described (R5), and what else there is. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { K } from '../../../modules/plans/schemas.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ContentsList } from '../../ui/ContentsList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { usePlanContents } from '../../ui/use-plan-contents.ts';
import { euro } from '../order/money.ts';
import styles from './portfolio.module.css';
import { ProjectList } from './ProjectList.tsx';
import { PROJECTS } from './projects.ts';

const STEPS = ['search', 'order', 'publish'] as const;
const REASONS = ['see', 'price', 'domain', 'export'] as const;

export default function Developed() {
  const { t, i18n } = useTranslation('portfolio');
  const { both } = usePlanContents();
  const price = euro(K.price.premium, asLang(i18n.language) ?? FALLBACK);
  return (
    <div className="page-width">
      <PageHead
        title={`${t('developed.title')} · Vetrina`}
        description={t('developed.cardText', { price })}
        path={paths.developed}
      />
      <div className={styles.hero}>
        <h1 className={styles.title}>{t('developed.title')}</h1>
        <p className={styles.lead}>{t('developed.lead')}</p>
      </div>
      <article className={styles.card}>
        <div className={styles.about}>
          <h2>{t('developed.card')}</h2>
          <p>{t('developed.cardText', { price })}</p>
          <Button component={Link} to={paths.builder}>
            {t('developed.start')}
          </Button>
        </div>
        <div>
          <h3>{t('developed.how')}</h3>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`developed.steps.${step}`)}</li>
            ))}
          </ol>
        </div>
        <div className={styles.part}>
          <h3>{t('developed.features')}</h3>
          <ContentsList className={styles.reasons} contents={both} />
        </div>
        <div className={styles.part}>
          <h3>{t('developed.why')}</h3>
          <ul className={styles.reasons}>
            {REASONS.map((reason) => (
              <li key={reason}>
                <Icon name="check" size={18} />
                {t(`developed.reasons.${reason}`)}
              </li>
            ))}
          </ul>
        </div>
      </article>
      <div className={styles.more}>
        <ProjectList title={t('developed.more')} projects={PROJECTS.filter(({ key }) => key !== 'vetrina')} />
      </div>
    </div>
  );
}
