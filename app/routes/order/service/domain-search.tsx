import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { K } from '../../../../modules/plans/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { shownName } from '../../../../site-kit/shown-name.ts';
import { moveFocus } from '../../../ui/focus.ts';
import { useSaid } from '../../../ui/said.ts';
import { useDomainSearch } from './use-domain-search.ts';
import classes from './domain-search.module.css';
import { Button } from '../../../ui/Button.tsx';

interface Props {
  lang: Lang;
  query: string;
  chosen: readonly string[];
  max?: number;
  error?: string | undefined;
  disabled: boolean;
  onQuery: (query: string) => void;
  onToggle: (name: string) => void;
}

/** Names shown before 'show more'. */
const FIRST = 8;
export const DOMAIN_FIELD = 'service-domain';

/** Search of free names (W5, W10): chosen names stay on top, whatever is searched next. */
export function DomainSearch({ lang, query, chosen, max = K.maxDomains, error, disabled, onQuery, onToggle }: Props) {
  const { t } = useTranslation('order');
  const [all, setAll] = useState(false);
  const search = useDomainSearch(disabled ? '' : query, lang);
  const full = chosen.length >= max;
  const searching = search.state === 'searching';
  // A tick moves no name from under a finger, and none leaves the list with the focus: names stay where this answer
  // has them, and above it those that another one brought.
  const above = useStaying(chosen, query).filter((name) => !search.free.includes(name));
  const first = search.free.filter((name, at) => at < FIRST || chosen.includes(name));
  const listed = all ? search.free : first;
  const hidden = search.free.length - listed.length;
  const list = useRef<HTMLUListElement>(null);
  const [moreFrom, setMoreFrom] = useState<string | null>(null);
  useEffect(() => {
    // The button has gone with its press: the first name that it brought has the focus.
    if (moreFrom) moveFocus(list.current?.querySelector(`input[value="${CSS.escape(moreFrom)}"]`));
  }, [moreFrom]);
  const status = statusText();
  useSaid(
    [
      search.state === 'failed' ? t('domain.failed') : status,
      ...(searching ? [] : search.taken.map((name) => t('domain.taken', { name: shownName(name) }))),
    ].join('. ') || null,
  );
  useSaid(full && max > 1 ? t('domain.full', { max }) : null);

  const option = (name: string, checked: boolean) => (
    <li key={name}>
      <label
        className={classes.option}
        data-checked={checked || undefined}
        data-off={(!checked && full && max > 1) || undefined}
      >
        <input
          type="checkbox"
          name="domain"
          value={name}
          checked={checked}
          disabled={disabled || (!checked && full && max > 1)}
          onChange={() => onToggle(name)}
        />
        <DomainName name={shownName(name)} />
      </label>
    </li>
  );

  return (
    <div className={classes.box}>
      <TextInput
        id={DOMAIN_FIELD}
        type="search"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('domain.search')}
        description={max > 1 ? t('domain.search-hint', { max }) : undefined}
        value={query}
        maxLength={80}
        disabled={disabled}
        error={error}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className={classes.status}>{status}</p>
      {search.state === 'failed' && (
        <div className={classes.failed}>
          <p>{t('domain.failed')}</p>
          <Button
            variant="default"
            onClick={() => {
              moveFocus(document.getElementById(DOMAIN_FIELD));
              search.retry();
            }}
          >
            {t('actions.retry')}
          </Button>
        </div>
      )}
      {search.taken.length > 0 && !searching && (
        <ul className={classes.taken}>
          {search.taken.map((name) => (
            <li key={name}>{t('domain.taken', { name: shownName(name) })}</li>
          ))}
        </ul>
      )}
      {above.length + listed.length > 0 && (
        <fieldset className={classes.results} aria-busy={searching}>
          <legend>{t('domain.results')}</legend>
          <ul ref={list} className={classes.list}>
            {[...above, ...listed].map((name) => option(name, chosen.includes(name)))}
          </ul>
          {hidden > 0 && (
            <button
              type="button"
              className={classes.more}
              onClick={() => {
                setAll(true);
                setMoreFrom(search.free.find((name) => !listed.includes(name)) ?? null);
              }}
            >
              {t('domain.more', { count: hidden })}
            </button>
          )}
        </fieldset>
      )}
      {searching && above.length + listed.length === 0 && (
        <ul className={classes.list} aria-hidden>
          {Array.from({ length: FIRST }, (_, row) => (
            <li key={row} className={classes.ghost} />
          ))}
        </ul>
      )}
      {full && max > 1 && <p className={classes.status}>{t('domain.full', { max })}</p>}
    </div>
  );

  function statusText(): string {
    if (searching) return t('domain.searching');
    if (search.state !== 'found') return '';
    const unsold = search.unsold ? `${t('domain.unsold', { ending: search.unsold })} ` : '';
    return unsold + foundText();
  }

  function foundText(): string {
    return search.free.length > 0 ? t('domain.found', { count: search.free.length }) : t('domain.none-found');
  }
}

/** Names that were chosen since the question was asked, those that were let go of among them. */
function useStaying(chosen: readonly string[], query: string): readonly string[] {
  const [staying, setStaying] = useState({ query, names: chosen });
  const names = staying.query === query ? [...new Set([...staying.names, ...chosen])] : chosen;
  if (staying.query !== query || names.length !== staying.names.length) setStaying({ query, names });
  return names;
}

/** The zone in bold: it is what differs between neighbours of one list. */
function DomainName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.');
  return (
    <span className={classes.name}>
      {name.slice(0, dot)}
      <b>{name.slice(dot)}</b>
    </span>
  );
}
