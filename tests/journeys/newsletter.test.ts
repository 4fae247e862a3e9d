/** An owner of Pro puts the form on, two visitors join and confirm, one leaves, and a letter goes to the one who stayed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { request } from 'node:http';
import itNews from '../../app/i18n/messages/it/news.ts';
import itSite from '../../app/i18n/messages/it/site.ts';
import { WORDS } from '../../site-kit/copy/words.ts';
import { el as greek } from '../../site-kit/newsletter/words-el.ts';
import { it as words } from '../../site-kit/newsletter/words-it.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { asleep } from './support/asleep.ts';
import { eventually } from './support/eventually.ts';
import { keepPictures, PHONE, picture } from './support/pictures.ts';
import { openStage, type Stage } from './support/stage.ts';
import { toPro } from './support/to-pro.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';

const TRATTORIA = '900000000000101';
const FLORIST = '900000000000404';
const TOLD = [
  'Da questa settimana torna il menu di stagione: tortelli di zucca, bollito con mostarda e torta di mele.',
  'Abbiamo rifatto la sala grande: ora c’è posto per le feste di famiglia fino a trenta persone.',
];
let stage: Stage;
let browser: Browser;
let owner: Visitor;
let guest: Visitor;
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});
keepPictures(() => [owner, guest]);

const mailsTo = (to: string) => stage.mail.messages().filter((mail) => mail.to.includes(to));
const letterTo = (to: string) =>
  mailsTo(to).find(({ headers }) => headers.some(({ name }) => name === 'List-Unsubscribe'));
const linkIn = (text: string): string => /http\S+\/_\/news\/\S+/.exec(text)?.[0] ?? '';
const newMail = () => `${crypto.randomUUID()}@guests.example`;

/** Buys, goes up to Pro and opens the newsletter, on a phone; returns the address of the site. */
async function open(page: string): Promise<string> {
  for (const message of TOLD)
    await fetch(new URL(`/_control/pages/${page}/posts`, stage.social.homeUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    });
  owner = await toPro({ stage, browser }, { page, link: itSite.news });
  const screen = owner.page;
  await screen.getByRole('heading', { level: 1, name: itNews.title }).waitFor();
  // A quick thumb on a slow line: what is ticked and pressed before the screen is alive is done once it is.
  const wake = await asleep(screen, screen.url());
  await screen.getByRole('checkbox', { name: /accordo/ }).check();
  await screen.getByRole('button', { name: itNews.state['open-it'], exact: true }).click();
  wake();
  await screen.getByText(itNews.state.open, { exact: true }).waitFor();
  await owner.expectAccessible('the newsletter');
  const link = await screen.getByRole('link', { name: itNews.state['see-page'] }).getAttribute('href');
  const { origin, host, port } = new URL(link ?? '');
  await eventually(async () => (await ask(Number(port), host, '/news')).status).toBe(200);
  return origin;
}

/** As a mail program posts by itself (RFC 8058). */
function oneClick(link: string): Promise<number> {
  const { host, port, pathname } = new URL(link);
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port, path: pathname, method: 'POST', headers }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    })
      .once('error', fail)
      .end('List-Unsubscribe=One-Click');
  });
}

it('two join without a script, by code and by link; one leaves by one click; the letter goes to the other alone [P10]', async () => {
  const origin = await open(TRATTORIA);
  const [stays, leaves] = [newMail(), newMail()];
  guest = await newVisitor(browser, { viewport: PHONE, javaScriptEnabled: false });
  const { page } = guest;
  await page.goto(origin);
  await picture(page, 'news-home');
  await page.locator('#nl-mail').fill(stays);
  await page.getByRole('button', { name: WORDS['newsletter.join'].it, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.codeTitle }).waitFor();
  await eventually(() => mailsTo(stays).length).toBe(1);
  const asked = mailsTo(stays)[0];
  expect(asked?.from).toContain('Trattoria');
  await page.locator('[name=code]').fill(/\d{6}/.exec(asked?.subject ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: words.codeSend, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.doneTitle }).waitFor();

  await page.goto(`${origin}/news`);
  await page.locator('#nl-mail').fill(leaves);
  await page.getByRole('button', { name: WORDS['newsletter.join'].it, exact: true }).click();
  await eventually(() => mailsTo(leaves).length).toBe(1);
  const yes = linkIn(mailsTo(leaves)[0]?.text ?? '');
  await page.goto(yes);
  await page.getByRole('button', { name: words.yesButton, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.doneTitle }).waitFor();
  expect(await oneClick(yes.replace('/yes/', '/off/'))).toBe(200);

  const screen = owner.page;
  await screen.reload();
  await alive(screen);
  // It lay there when the plan began.
  await screen.getByText('tortelli di zucca').first().waitFor();
  // By a hand that is quicker than the scripts.
  const wake = await asleep(screen, screen.url());
  const intro = screen.getByLabel(itNews.letter.intro, { exact: true });
  await intro.fill('Vi aspettiamo.');
  wake();
  await alive(screen);
  await screen.unrouteAll();
  const draft = screen.getByRole('region', { name: itNews.letter.title, exact: true });
  await draft.getByRole('button', { name: itNews.letter.save, exact: true }).click();
  await screen.getByRole('main').getByText(itNews.letter['said-save'], { exact: true }).waitFor();
  expect(await intro.inputValue()).toBe('Vi aspettiamo.');
  await owner.expectAccessible('the draft');
  await picture(screen, 'news-draft');
  await screen.getByRole('button', { name: itNews.letter.send, exact: true }).click();
  await screen.getByRole('button', { name: itNews.letter.now, exact: true }).click();
  await screen.getByRole('main').getByText(itNews.letter['said-now'], { exact: true }).waitFor();
  await eventually(() => letterTo(stays) !== undefined).toBe(true);
  const letter = letterTo(stays);
  expect(letter?.text).toContain('Vi aspettiamo.');
  expect(letter?.text).toContain('sala grande');
  expect(letterTo(leaves)).toBeUndefined();
  await eventually(async () => {
    await screen.reload();
    return screen.getByText(itNews.past.sent, { exact: true }).count();
  }).toBe(1);
  await alive(screen);
  await screen.getByRole('button', { name: itNews.readers.show, exact: true }).click();
  await screen.getByText(stays, { exact: true }).waitFor();
  await owner.expectAccessible('who subscribed');
  await picture(screen, 'news-readers');

  await page.goto(/http\S+\/o\/[\w-]{22}/.exec(letter?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: words.offButton, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.leftTitle }).waitFor();
  await guest.leave();
  await owner.leave();
});

it('in Greek, by the keyboard, with what is wrong said where it is, and as axe wants it [P10] [L7]', async () => {
  const origin = await open(FLORIST);
  guest = await newVisitor(browser, { viewport: PHONE, locale: 'el-GR' });
  const { page } = guest;
  await page.goto(`${origin}/news`);
  await page.getByRole('heading', { level: 1, name: greek.title }).waitFor();
  await guest.expectAccessible('the page of the form');
  guest.expectComplaints(/422/);
  await page.locator('#nl-mail').fill('myrto@');
  await page.keyboard.press('Enter');
  await page.locator('.ask-fault:focus').waitFor();
  await guest.expectAccessible('the form with what is wrong');
  const mail = newMail();
  await page.locator('#nl-mail').fill(mail);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: greek.codeTitle }).waitFor();
  await page.locator('[name=code]').fill('1');
  await page.keyboard.press('Enter');
  await page.getByText(greek.codeWrong, { exact: true }).waitFor();
  await guest.expectAccessible('a wrong code');
  await eventually(() => mailsTo(mail).length).toBe(1);
  await page.locator('[name=code]').fill(/\d{6}/.exec(mailsTo(mail)[0]?.subject ?? '')?.[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: greek.doneTitle }).waitFor();
  await guest.leave();
  await owner.leave();
});
