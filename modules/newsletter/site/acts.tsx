import type { Ctx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { actPath, roomPath } from '../../../site-kit/document.ts';
import { WORDS } from '../../../site-kit/copy/words.ts';
import { MAIL } from '../../../site-kit/forms/read-details.ts';
import { readField } from '../../../site-kit/forms/read-field.ts';
import { AskPage } from '../../../site-kit/newsletter/ask-page.tsx';
import { CodePage } from '../../../site-kit/newsletter/code-page.tsx';
import type { Kit } from '../../../site-kit/layouts/contract.ts';
import type { NewsWords } from '../../../site-kit/newsletter/shape.ts';
import { named, NEWS_WORDS } from '../../../site-kit/newsletter/words.ts';
import { SayPage, type Pressed } from '../../../site-kit/newsletter/say-page.tsx';
import { code as typedCode } from '../../../site-kit/typed-text.ts';
import {
  liveSite,
  ownDataAnswer,
  pathOfAct,
  siteIn,
  siteSpeaking,
  type LiveSite,
  type SiteAct,
  type SiteActAnswer,
} from '../../sites/index.server.ts';
import { confirmByCode, confirmByLink, mayConfirm, subscriberOf } from '../confirm.ts';
import type { Shown } from '../consents.ts';
import { joinNews } from '../join.ts';
import { eraseByKey, leaveNews } from '../leave.ts';
import { subscriberRecord } from '../list-subscribers.ts';
import { isKey } from '../person.ts';
import { LIMITS } from '../schemas.ts';
import { newsAnswer } from './draw.tsx';

const KEYED = /^\/news\/(code|yes|off)\/([\w-]{1,60})$/;
const OWN = /^\/news\/off\/([\w-]{1,60})\.json$/;
const FROM = /^\/[\w/-]{0,80}$/;

interface Asked {
  ctx: Ctx;
  act: SiteAct;
  site: LiveSite;
  words: NewsWords;
}

/**
 * The newsletter on the host of a site: ask, type the code, confirm, leave. A link is only ever looked at by GET, so that whatever follows
 * links in mails neither confirms nor leaves. Null for every other path, and for a key that opens nothing.
 */
export async function newsActs(ctx: Ctx, act: SiteAct): Promise<SiteActAnswer | null> {
  if (!act.path.startsWith('/news/')) return null;
  const found = await liveSite(ctx, act.siteId);
  if (!found) return null;
  const site = siteIn(found, act.lang);
  const asked = { ctx, act, site, words: NEWS_WORDS[site.document.lang] };
  if (act.path === '/news/join') return act.method === 'POST' && !act.isPaused ? join(asked) : null;
  const [, own] = OWN.exec(act.path) ?? [];
  if (own !== undefined) return act.method === 'GET' && isKey(own) ? ownSubscription(asked, own) : null;
  const [, what, key = ''] = KEYED.exec(act.path) ?? [];
  if (!isKey(key)) return null;
  if (what === 'code') return act.isPaused ? null : awaitCode(asked, key);
  try {
    const { lang } = await subscriberOf(ctx, { siteId: act.siteId, key });
    // In the language in which it was asked for.
    const own = { ...asked, site: siteSpeaking(found, lang), words: NEWS_WORDS[lang] };
    return what === 'off' ? await leave(own, key) : await confirm(own, key);
  } catch (error) {
    if (isAppError(error, 'newsletter.not-found')) return null;
    throw error;
  }
}

/** What is kept of a reader; null where nothing is, or of a key that opens nothing. */
async function ownSubscription({ ctx, act, site }: Asked, key: string): Promise<SiteActAnswer | null> {
  try {
    const subscriber = await subscriberOf(ctx, { siteId: act.siteId, key });
    if (subscriber.state === 'erased') return null;
    const kept = { subscription: await subscriberRecord(ctx, subscriber) };
    return ownDataAnswer(ctx, { site, lasting: act.lasting, name: 'newsletter', kept });
  } catch (error) {
    if (isAppError(error, 'newsletter.not-found')) return null;
    throw error;
  }
}

/** The words that stood at what was pressed, as they were shown. */
const shownOf = ({ act, site }: Asked, text: string, page: string): Shown => ({
  text: named(text, site.name),
  page,
  network: act.network,
});

/** The page that was looked at, without its key. */
const pageOf = ({ act: { lang } }: Asked, path: string): string => pathOfAct({ path, lang, lasting: null });

async function join(asked: Asked): Promise<SiteActAnswer> {
  const { ctx, act, site, words } = asked;
  const { document: doc } = site;
  const { typed, clean } = readField(act.form, 'mail', { kind: typedCode(LIMITS.mail), most: LIMITS.mail });
  const mail = clean ?? '';
  const isProgram = Boolean(act.form.get('extra'));
  if (!MAIL.test(mail) || isProgram) {
    const page = { title: words.title, draw: (r: Kit) => <AskPage doc={doc} r={r} typed={typed} wrong /> };
    return newsAnswer(ctx, site, page, 422);
  }
  const from = act.form.get('from') ?? '';
  const word = (key: 'newsletter.lead' | 'newsletter.join' | 'newsletter.consent') =>
    doc.words[key] ?? WORDS[key][doc.lang];
  const lead = from === roomPath(doc, '/news') ? words.lead : word('newsletter.lead');
  const text = [lead, word('newsletter.join'), word('newsletter.consent')].join(' / ');
  try {
    const shown = shownOf(asked, text, FROM.test(from) ? from : '/');
    const ticket = await joinNews(ctx, { siteId: act.siteId, mail, lang: doc.lang, shown });
    return { status: 303, headers: { location: actPath(doc, `/news/code/${ticket}`) } };
  } catch (error) {
    if (isAppError(error, 'newsletter.closed') || isAppError(error, 'newsletter.full'))
      return say(asked, { title: words.closedTitle, text: words.closedText }, 409);
    throw error;
  }
}

async function awaitCode(asked: Asked, ticket: string): Promise<SiteActAnswer> {
  const { ctx, act, site, words } = asked;
  const { document: doc } = site;
  const page = (wrong: boolean) =>
    newsAnswer(
      ctx,
      site,
      {
        title: words.codeTitle,
        draw: (r) => <CodePage doc={doc} r={r} path={actPath(doc, `/news/code/${ticket}`)} wrong={wrong} />,
      },
      wrong ? 422 : 200,
    );
  if (act.method === 'GET') return page(false);
  const code = (act.form.get('code') ?? '').replaceAll(/\D/g, '').slice(0, 6);
  const shown = shownOf(asked, `${words.codeText} / ${words.codeSend}`, pageOf(asked, '/news/code'));
  const isRight = await confirmByCode(ctx, { siteId: act.siteId, ticket, code, shown });
  return isRight ? say(asked, { title: words.doneTitle, text: words.doneText }) : page(true);
}

/** Throws newsletter.not-found. */
async function confirm(asked: Asked, key: string): Promise<SiteActAnswer> {
  const { ctx, act, words } = asked;
  const { siteId } = act;
  if (act.method === 'POST') {
    const shown = shownOf(asked, `${words.yesText} / ${words.yesButton}`, pageOf(asked, '/news/yes'));
    await confirmByLink(ctx, { siteId, key, shown });
  }
  const subscriber = await subscriberOf(ctx, { siteId, key });
  const isDone = subscriber.state === 'confirmed' && subscriber.askedAgainAt === null;
  if (isDone) return say(asked, { title: words.doneTitle, text: words.doneText });
  if (subscriber.state !== 'confirmed' && !mayConfirm(ctx, subscriber))
    return say(asked, { title: words.leftTitle, text: words.leftText });
  const button = { path: `/_/news/yes/${key}`, label: words.yesButton };
  return say(asked, { title: words.yesTitle, text: words.yesText, button });
}

/** Throws newsletter.not-found. */
async function leave(asked: Asked, key: string): Promise<SiteActAnswer> {
  const { ctx, act, words } = asked;
  const { siteId } = act;
  const path = pathOfAct(act);
  const isOneClick = act.form.has('List-Unsubscribe');
  if (act.form.get('act') === 'erase') {
    await eraseByKey(ctx, { siteId, key, shown: shownOf(asked, words.eraseButton, pageOf(asked, '/news/off')) });
  } else if (act.method === 'POST') {
    const shown = shownOf(asked, isOneClick ? '' : `${words.offText} / ${words.offButton}`, pageOf(asked, '/news/off'));
    await leaveNews(ctx, { siteId, key, by: isOneClick ? 'one-click' : 'link', shown });
  }
  const { state } = await subscriberOf(ctx, { siteId, key });
  if (state === 'erased') return say(asked, { title: words.erasedTitle, text: words.erasedText });
  if (state === 'confirmed' || state === 'pending')
    return say(asked, {
      title: words.offTitle,
      text: words.offText,
      button: { path, label: words.offButton },
      hasData: true,
    });
  const more = { text: words.eraseText, button: { path, label: words.eraseButton, act: 'erase' } };
  return say(asked, { title: words.leftTitle, text: words.leftText, more, hasData: true });
}

interface Said {
  title: string;
  text: string;
  button?: Pressed;
  more?: { text: string; button: Pressed };
  hasData?: boolean;
}
function say({ ctx, act, site }: Asked, { title, text, button, more, hasData }: Said, status = 200): SiteActAnswer {
  const { document: doc, name } = site;
  const draw = (r: Kit) => (
    <SayPage
      doc={doc}
      r={r}
      title={title}
      text={named(text, name)}
      path={pathOfAct(act)}
      button={button}
      more={more}
      hasData={hasData}
    />
  );
  return newsAnswer(ctx, site, { title, draw, lasting: act.lasting }, status);
}
