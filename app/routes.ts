/** Every page: each audience and feature says its own in a `routes.ts` beside its screens. */
import { layout, route, type RouteConfig } from '@react-router/dev/routes';
import portfolio from './routes/portfolio/routes.ts';
import builder from './routes/builder/routes.ts';
import campaign from './routes/campaign/routes.ts';
import order from './routes/order/routes.ts';
import manager from './routes/manager/routes.ts';
import editor from './routes/manager/editor/routes.ts';
import following from './routes/manager/following/routes.ts';
import helpers from './routes/manager/helpers/routes.ts';
import mail from './routes/manager/mail/routes.ts';
import letter from './routes/letter/routes.ts';
import free from './routes/free/routes.ts';
import numbers from './routes/manager/numbers/routes.ts';
import site from './routes/manager/site/routes.ts';
import photos from './routes/manager/photos/routes.ts';
import texts from './routes/manager/texts/routes.ts';
import bookings from './routes/manager/bookings/routes.ts';
import shop from './routes/manager/shop/routes.ts';
import news from './routes/manager/news/routes.ts';
import people from './routes/manager/people/routes.ts';
import pages from './routes/manager/pages/routes.ts';
import languages from './routes/manager/languages/routes.ts';
import lists from './routes/manager/lists/routes.ts';
import backoffice from './routes/backoffice/routes.ts';
import operator from './routes/operator/routes.ts';
import agreement from './routes/manager/agreement/routes.ts';
import legal from './routes/legal/routes.ts';
import type { Screens } from './routes/screens.ts';

const screens: Screens[] = [
  portfolio,
  builder,
  campaign,
  order,
  manager,
  editor,
  site,
  following,
  helpers,
  mail,
  numbers,
  letter,
  free,
  photos,
  lists,
  languages,
  pages,
  texts,
  bookings,
  shop,
  news,
  people,
  agreement,
  backoffice,
  operator,
  legal,
];

export default [
  ...screens.flatMap(({ plain = [] }) => plain),
  layout(
    'routes/forms-layout.tsx',
    screens.flatMap(({ withForms = [] }) => withForms),
  ),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
