/** /agreement: what we agree with owners of sites on the data of their visitors (article 28 GDPR), for everybody to read. */
import { useTranslation } from 'react-i18next';
import { agreementInForce } from '../../../modules/agreements/index.server.ts';
import { appContext } from '../../context.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import type { Route } from './+types/agreement';
import styles from './LegalPage.module.css';
import { LegalSheet } from './LegalSheet.tsx';
import { useReadIn } from './use-read-in.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { ctx, locale } = context.get(appContext);
  return agreementInForce(ctx, locale);
};

export default function Agreement({ loaderData: { text, version, lang } }: Route.ComponentProps) {
  const { t } = useTranslation('legal-ui');
  useReadIn(lang);
  return (
    <div className="page-width">
      <PageHead title={`${t('agreement')} · Vetrina`} description={t('about.agreement')} path={paths.agreement} />
      <div className={styles.column}>
        <LegalSheet text={text} version={version} level={1} name="agreement" />
      </div>
    </div>
  );
}
