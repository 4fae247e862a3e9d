import { useTranslation } from 'react-i18next';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { useOperator } from '../../ui/use-operator.ts';
import type { Block, LegalDocument } from './document.ts';
import styles from './LegalSheet.module.css';

const Cell = ({ text }: { text: string }) => (text.startsWith('https:') ? <a href={text}>{text}</a> : text);

function BlockOf({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  const [first, ...others] = block.table.head;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={first}>
      <table>
        <thead>
          <tr>
            {[first, ...others].map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <Cell text={name ?? ''} />
              </th>
              {cells.map((cell) => (
                <td key={cell}>
                  <Cell text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LegalSheetProps {
  text: LegalDocument;
  /** A day, "2026-11-28". */
  version: string;
  /** Of its first heading. */
  level: 1 | 2 | 3;
  /** id of its first heading. */
  name: string;
}

/** A legal text, drawn. */
export function LegalSheet({ text, version, level, name }: LegalSheetProps) {
  const { t, i18n } = useTranslation('legal-ui');
  const { demo } = useOperator();
  const Title = `h${level}` as const;
  const Heading = level === 1 ? 'h2' : 'h3';
  const lang = asLang(i18n.language) ?? FALLBACK;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version));
  return (
    <article className={styles.document}>
      <Title id={name} className={styles.title}>
        {text.title}
      </Title>
      <p className={styles.version}>{t('version', { date })}</p>
      {demo ? <p className={styles.demo}>{t('demo')}</p> : null}
      {text.sections.map((section) => (
        <section key={section.id}>
          <Heading className={styles.heading}>{section.heading}</Heading>
          {section.blocks.map((block) => (
            <BlockOf key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}
