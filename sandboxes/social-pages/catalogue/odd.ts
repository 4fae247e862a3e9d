import type { StoredPage } from '../page-types.ts';

/** Every so often a page is written the way some people write: capitals, emoji, right-to-left, far too long. */
export function makeOdd(page: StoredPage, index: number): StoredPage {
  if (index % 61 === 7) return shout(page);
  if (index % 67 === 11) return decorate(page);
  if (index % 211 === 23) return rightToLeft(page, index);
  if (index % 307 === 31)
    return {
      ...page,
      name: `${page.name} – ${page.category ?? ''} – ${page.location?.city ?? ''} – ${page.location?.street ?? ''}`,
    };
  return page;
}

/** Greek drops its accents in capitals, so the language counts. */
const upper = (text: string | null, lang: string) => text && text.toLocaleUpperCase(lang);

function shout(page: StoredPage): StoredPage {
  return {
    ...page,
    name: page.name.toLocaleUpperCase(page.lang),
    about: upper(page.about, page.lang),
    description: page.description && `${upper(page.description, page.lang)}!!!`,
  };
}

function decorate(page: StoredPage): StoredPage {
  return {
    ...page,
    name: `✨ ${page.name} ✨`,
    about: page.about && `👉 ${page.about} 🎉🎉`,
    description: page.description && page.description.replaceAll('. ', '. 💫 '),
  };
}

const RTL: [name: string, about: string, description: string][] = [
  ['مخبز الياسمين', 'خبز طازج كل صباح.', 'نخبز على نار هادئة ونستقبل الطلبات قبل يوم واحد. أهلا وسهلا بكم.'],
  ['מאפיית הזית', 'לחם ומאפים מדי בוקר.', 'אופים בתנור אבן ומקבלים הזמנות לחגים. ברוכים הבאים.'],
];

function rightToLeft(page: StoredPage, index: number): StoredPage {
  const [name, about, description] = RTL[index % RTL.length] ?? ['', '', ''];
  return { ...page, name: `${name} ${page.location?.city ?? ''}`, about, description };
}
