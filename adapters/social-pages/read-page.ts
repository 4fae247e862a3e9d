import {
  PageUnavailable,
  type PageEdge,
  type PageReading,
  type SocialPage,
} from '../../modules/previews/social-pages.port.ts';
import type { createGraph } from './graph.ts';
import { parsePage } from './parse.ts';
import { unreadOf, windowOf } from './unread.ts';
import { isRefusal } from './why-unavailable.ts';

const PLAIN_FIELDS = [
  'id,name,link,username,is_published,about,description,general_info,mission,products,founded,category,category_list',
  'cover,picture.width(512).height(512),emails,phone,website,whatsapp_number,single_line_address,location,hours',
  'is_always_open,is_permanently_closed,temporary_status,price_range,overall_star_rating,rating_count',
].join(',');
/** Photos are public content; posts, events and ratings of a page that its owner has not connected may be refused. */
const EDGES: Record<PageEdge, string> = {
  photos: 'photos.limit(24){id,images,name,alt_text,created_time}',
  posts: 'posts.limit(12){id,created_time,message,full_picture,permalink_url}',
  events: 'events.limit(12){id,name,start_time,end_time,description,place,cover,is_canceled}',
  ratings: 'ratings.limit(12){created_time,recommendation_type,rating,review_text}',
};

type Body = Record<string, unknown>;
interface Answer {
  body: Body;
  refused: PageEdge[];
}

/** Reads a page within `signal`. Throws GraphFailure, ZodError (no page in the answer) or PageUnavailable. */
export async function readPage(
  graph: ReturnType<typeof createGraph>,
  pageId: string,
  signal: AbortSignal,
): Promise<Omit<PageReading, 'used'>> {
  const ask = async (...fields: string[]) =>
    (await graph.get(`/${encodeURIComponent(pageId)}`, { fields: fields.join(',') }, signal)) as Body;
  const { body, refused } = await askAll(ask);
  const page = parsePage(body);
  if (!isThePage(pageId, page)) throw new PageUnavailable(pageId, 'another-page', { detail: `answered by ${page.id}` });
  if (page.is_published === false)
    throw new PageUnavailable(pageId, 'unpublished', { detail: 'is_published is false' });
  return { page, unread: unreadOf(body, page, refused), window: windowOf(body, page) };
}

/** One question for all of it; where a part is refused each edge is asked for by itself, so that only that one is unread. */
async function askAll(ask: (...fields: string[]) => Promise<Body>): Promise<Answer> {
  try {
    return { body: await ask(PLAIN_FIELDS, ...Object.values(EDGES)), refused: [] };
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  const refused: PageEdge[] = [];
  const one = async ([edge, fields]: [string, string]): Promise<Body> => {
    try {
      const { [edge]: entries } = await ask('id', fields);
      return entries === undefined ? {} : { [edge]: entries };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused.push(edge as PageEdge);
      return {};
    }
  };
  const parts = await Promise.all([ask(PLAIN_FIELDS), ...Object.entries(EDGES).map(one)]);
  return { body: Object.assign({}, ...parts) as Body, refused };
}

/** An id is answered by that id; an alias by whichever id it stands for. */
const isThePage = (asked: string, page: SocialPage): boolean => !/^\d+(?:\.\d+)?$/.test(asked) || page.id === asked;
