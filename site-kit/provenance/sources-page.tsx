/** The page that tells an owner where every text and photo of a preview comes from. */
import { Fragment } from 'react';
import { LEFT_OUT_REASONS, type Photo, type SiteDocument, type Source } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import type { ExplainedText } from './explain-page.ts';
import { isOwn, sourceLabel } from './source-label.ts';
import { SOURCE_WORDS } from './words.ts';

interface Origin {
  label: string;
  own: boolean;
  texts: ExplainedText[];
}
interface SourcesProps {
  doc: SiteDocument;
  r: Kit;
  texts: ExplainedText[];
  now: Date;
}
const PICTURES = 'photos-of-the-page';
const LEFT_OUT = 'left-out';

/** Texts of one place that share their origin stand together, in the order of the page. */
function originsOf({ doc, texts, now }: SourcesProps, section: string | null): Origin[] {
  const origins = new Map<string, Origin>();
  for (const text of texts.filter((one) => one.section === section && one.source !== null)) {
    const source = text.source as Source;
    const label = sourceLabel(source, doc, now);
    const origin = origins.get(label) ?? { label, own: isOwn(source), texts: [] };
    origin.texts.push(text);
    origins.set(label, origin);
  }
  return [...origins.values()];
}

function Origins({ props, section }: { props: SourcesProps; section: string | null }) {
  const spoken = SOURCE_WORDS[props.doc.lang].spoken;
  return (
    <dl className="facts">
      {originsOf(props, section).map(({ label, own, texts }) => (
        <div key={label}>
          <dt className={own ? 'own' : ''}>{label}</dt>
          {texts.map((text) => (
            <dd key={text.value}>
              <bdi lang={text.lang}>{text.value}</bdi>
              {text.spoken && <small> ({spoken})</small>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Pictures({ doc, r, now }: SourcesProps) {
  const groups = new Map<string, Photo[]>();
  for (const photo of Object.values(doc.photos)) {
    const label = sourceLabel(photo.source ?? { kind: 'field', field: 'photos' }, doc, now, 'picture');
    groups.set(label, [...(groups.get(label) ?? []), photo]);
  }
  if (groups.size === 0) return null;
  return (
    <section aria-labelledby={PICTURES}>
      <h2 id={PICTURES}>{SOURCE_WORDS[doc.lang].pictures}</h2>
      <dl className="facts">
        {[...groups].map(([label, photos]) => (
          <div key={label}>
            <dt className="own">{label}</dt>
            <dd className="shots">
              {photos.map(({ id }) => (
                <Fragment key={id}>{r.photo(id, { sizes: '96px', ratio: 1, className: 'shot' })}</Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the social page says and this site does not, by the reason. */
function LeftOut({ doc, now }: SourcesProps) {
  const words = SOURCE_WORDS[doc.lang];
  const reasons = LEFT_OUT_REASONS.flatMap((reason) => {
    const texts = (doc.leftOut ?? []).filter((one) => one.reason === reason).map(({ text }) => text);
    return texts.length > 0 ? [{ reason, texts }] : [];
  });
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby={LEFT_OUT}>
      <h2 id={LEFT_OUT}>{words.leftOut}</h2>
      <dl className="facts">
        {reasons.map(({ reason, texts }) => (
          <div key={reason}>
            <dt>{words.reasons[reason]}</dt>
            {texts.map(({ value, lang, source }, index) => (
              <dd key={`${index} ${value}`}>
                <bdi lang={lang}>{value}</bdi> <small>({sourceLabel(source, doc, now)})</small>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

export function SourcesPage(props: SourcesProps) {
  const { doc, r, texts } = props;
  const words = SOURCE_WORDS[doc.lang];
  const own = texts.filter(({ source }) => source !== null && isOwn(source)).length;
  const tally = words.tally.replace('{own}', String(own)).replace('{ours}', String(texts.length - own));
  return (
    <>
      <h1>{words.title}</h1>
      <p>
        {words.lead} {tally}
      </p>
      {doc.sections.map((section) => (
        <section key={section.id}>
          <h2>{r.t(section.type === 'hero' ? doc.name : section.title)}</h2>
          <Origins props={props} section={section.id} />
        </section>
      ))}
      <Pictures {...props} />
      <LeftOut {...props} />
      <section>
        <h2>{words.around}</h2>
        <Origins props={props} section={null} />
      </section>
      <p>
        <a href={r.page('home')}>{words.back}</a>
      </p>
    </>
  );
}
