import { useTranslation } from 'react-i18next';
import type { OpenedLink } from '../../../modules/previews/schemas.ts';

/** What a messenger shows of a shared link: title and picture of the business (Open Graph, ogp.me). No search engine keeps it. */
export function SharedHead({ shared: { name, url, picture } }: { shared: OpenedLink }) {
  const { t } = useTranslation('vetrina');
  const title = t('stage.shareTitle', { name });
  const description = t('shared.description', { name });
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Vetrina" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture ? (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      ) : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
