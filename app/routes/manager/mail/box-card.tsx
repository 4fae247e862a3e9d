import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Box, DeviceAdded, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { clockTime, day } from '../days.ts';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { AddButton } from './add-button.tsx';
import { AddDevice } from './add-device.tsx';
import { AutoReply } from './auto-reply.tsx';
import { boxState } from './box-state.ts';
import { addDevice, mailPasswordLink } from './calls.ts';
import { DeviceList } from './device-list.tsx';
import { DevicesOnly } from './devices-only.tsx';
import { Forwards } from './forwards.tsx';
import { Heaviest } from './heaviest.tsx';
import { HowFull } from './how-full.tsx';
import type { MailProps } from './mail-props.ts';
import styles from './mail.module.css';
import { MoveIn } from './move-in.tsx';
import { NewDevice } from './new-device.tsx';
import { PhoneCode } from './phone-code.tsx';
import { RenameBox } from './rename-box.tsx';
import { Sending } from './sending.tsx';
import { ServerRows } from './server-rows.tsx';
import { TakeBox } from './take-box.tsx';

/** One mailbox: how it stands, its password, what opens it, and what programs are told. */
export function BoxCard({ box, isComing, view, usage, take, onFresh }: MailProps & { box: Box; isComing: boolean }) {
  const { t, i18n } = useTranslation('mailboxes');
  const change = useChange();
  const [renaming, setRenaming] = useState(false);
  const [adding, setAdding] = useState(false);
  const [code, setCode] = useState<{ key: string; name: string } | null>(null);
  const [added, setAdded] = useState<{ name: string; secret: string } | null>(null);
  const renamer = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { address } = box;
  const state = boxState(box, isComing);
  const isNew = state === 'new' || state === 'coming-new';
  const isLive = box.state === 'live';
  const full = usage.find(({ id }) => id === box.id);
  const isEmpty = full?.messages === 0;
  const lang = asLang(i18n.language) ?? FALLBACK;
  const date = box.fetch_until ? day(box.fetch_until, lang) : '';

  async function sendLink() {
    const sent = await change.run(() => mailPasswordLink(view.order.id, box.id));
    if (sent) take(view, t('password.said', { mail: view.order.mail }));
  }
  const stopRenaming = (to: RefObject<HTMLElement | null>) => {
    setRenaming(false);
    setTimeout(() => moveFocus(to.current));
  };
  const renamed = (fresh: MailView, to: string) => {
    setRenaming(false);
    take(fresh, t('rename.said', { address: to }));
  };
  const close = () => {
    setAdding(false);
    setAdded(null);
    setCode(null);
    setTimeout(() => moveFocus(opener.current));
  };
  const byHand = async (name: string) => {
    const made = await change.run(() => addDevice(view.order.id, box.id, { kind: 'phone', name }));
    if (!made) return;
    setCode(null);
    show(made, name);
  };
  const show = ({ mail, secret }: DeviceAdded, name: string) => {
    setAdding(false);
    setAdded({ name, secret });
    onFresh(mail);
  };
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{address}</h3>
      <p className={styles.state} data-state={state}>
        {t(`box.${state}`, { date })}
      </p>
      {box.typed_shut_until && (
        <p className={styles.note}>{t('box.shut', { time: clockTime(box.typed_shut_until, lang) })}</p>
      )}
      <Button
        className={styles.act}
        component={Link}
        size="md"
        variant="default"
        to={paths.readBox(view.order.id, box.id)}
        aria-label={t('of', { what: t('read.open'), address })}
      >
        {t('read.open')}
      </Button>
      {full && <HowFull usage={full} address={address} />}
      {full && full.messages > 0 && box.state !== 'paused' && <Heaviest box={box} order={view.order.id} />}
      {isLive && renaming && (
        <RenameBox box={box} order={view.order.id} onRenamed={renamed} onClose={() => stopRenaming(renamer)} />
      )}
      {box.state !== 'paused' && (
        <>
          <SectionFailure change={change} />
          <Button
            className={styles.act}
            variant={isNew ? 'filled' : 'default'}
            size="md"
            aria-disabled={change.busy}
            aria-label={t('of', { what: t(box.has_password ? 'password.change' : 'password.choose'), address })}
            onClick={() => void sendLink()}
          >
            {t(box.has_password ? 'password.change' : 'password.choose')}
          </Button>
          <p className={styles.hint}>{t('password.hint', { mail: view.order.mail })}</p>
        </>
      )}
      <DeviceList box={box} order={view.order.id} take={take} />
      {isLive && added && (
        <NewDevice name={added.name} secret={added.secret} box={box} servers={view.servers} onDone={close} />
      )}
      {isLive && code && <PhoneCode code={code.key} onByHand={() => void byHand(code.name)} onDone={close} />}
      {isLive && adding && (
        <AddDevice
          box={box}
          order={view.order.id}
          onAdded={show}
          onCode={(key, name) => {
            setAdding(false);
            setCode({ key, name });
          }}
          onClose={close}
        />
      )}
      {isLive && !adding && !added && !code && <AddButton box={box} opener={opener} onOpen={() => setAdding(true)} />}
      {isLive && isEmpty && !renaming && (
        <Button
          ref={renamer}
          className={styles.quiet}
          variant="subtle"
          size="md"
          aria-label={t('of', { what: t('rename.open'), address })}
          onClick={() => setRenaming(true)}
        >
          {t('rename.open')}
        </Button>
      )}
      {isLive && <AutoReply box={box} order={view.order.id} take={take} />}
      {isLive && <Forwards box={box} order={view.order.id} take={take} onFresh={onFresh} />}
      {isLive && box.stopped_by !== 'operator' && !isNew && (
        <Sending box={box} order={view.order.id} onFresh={onFresh} />
      )}
      {isLive && !isNew && <DevicesOnly box={box} order={view.order.id} onFresh={onFresh} />}
      {isLive && <MoveIn box={box} order={view.order.id} />}
      <TakeBox box={box} order={view.order.id} />
      {box.state !== 'paused' && (
        <details className={styles.more}>
          <summary>{t('setup.servers')}</summary>
          <ServerRows address={address} servers={view.servers} />
        </details>
      )}
    </li>
  );
}
