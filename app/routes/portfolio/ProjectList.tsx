import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { useVisit } from '../../ui/use-operator.ts';
import type { PROJECTS } from './projects.ts';
import styles from './ProjectList.module.css';

type Project = (typeof PROJECTS)[number];

/** Projects one under the other, each with the way to it. */
export function ProjectList({ title, projects }: { title: string; projects: readonly Project[] }) {
  const { t } = useTranslation('portfolio');
  const { offer } = useVisit();
  const sold = offer.plans.flatMap(({ adds }) => adds);
  const shown = projects.filter(({ feature }) => feature === undefined || sold.includes(feature));
  return (
    <section className={styles.projects} aria-labelledby="projects">
      <h2 id="projects">{title}</h2>
      <ul className={styles.list}>
        {shown.map(({ key, to }) => (
          <li key={key}>
            <h3>{t(`projects.${key}.title`)}</h3>
            <p>{t(`projects.${key}.text`)}</p>
            <Link to={to}>
              {t(`projects.${key}.action`)}
              <Icon name="arrow" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
