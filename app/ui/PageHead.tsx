import { ogLocale } from '../../site-kit/locales.ts';
import { LANGS, type Lang } from '../../site-kit/names.ts';
import { LANG_QUERY } from '../i18n/detect.ts';
import { useVisit } from './use-operator.ts';

interface Given {
  title: string;
  description: string;
  /** Of the page, without query. */
  path: string;
  /** The one language of a page that has only one; every other page has all five. */
  lang?: Lang;
  /** 1200 × 630 pixels, under public/. */
  picture?: { file: string; says: string };
}

/**
 * What search engines and whoever shares the link are told (R7): title, description, one address, the same page in other
 * languages, Open Graph (ogp.me) and Twitter cards. React lifts all of it into <head>.
 */
export function PageHead({ title, description, path, lang, picture }: Given) {
  const visit = useVisit();
  const at = (part: string) => `${visit.publicUrl}${part}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={at(path)} />
      {lang
        ? null
        : LANGS.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={at(`${path}?${LANG_QUERY}=${other}`)} />
          ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Vetrina" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={at(path)} />
      <meta property="og:locale" content={ogLocale(lang ?? visit.locale)} />
      <meta property="og:image" content={at(picture?.file ?? '/social/vetrina.png')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture?.says ?? title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={at(picture?.file ?? '/social/vetrina.png')} />
    </>
  );
}
