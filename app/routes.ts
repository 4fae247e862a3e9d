/** Every page of the specification, on one screen. The calls a browser makes are in server/http/api/. */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/portfolio/home.tsx'),
  route('developed', 'routes/portfolio/developed.tsx'),

  route('vetrina', 'routes/builder/landing.tsx'),
  route('landing/vetrina/:name', 'routes/campaign/campaign.tsx'),

  layout('routes/forms-layout.tsx', [
    route('api/vetrina/payment/:id?', 'routes/order/wizard.tsx'),
    route('api/vetrina/payment/:id/complete', 'routes/order/complete/complete.tsx'),

    route('manager', 'routes/manager/home.tsx'),
    route('manager/enter', 'routes/manager/enter.tsx'),
    route('manager/orders/:id', 'routes/manager/order.tsx'),
    route('manager/withdrawal', 'routes/manager/withdrawal.tsx'),

    route('sitimanager/previews', 'routes/backoffice/previews.tsx'),
    route('sitimanager/order', 'routes/backoffice/order.tsx'),
    route('sitimanager/welcome', 'routes/backoffice/welcome.tsx'),

    route('operator', 'routes/operator/console.tsx', [
      index('routes/operator/tasks.tsx'),
      route('orders', 'routes/operator/orders.tsx'),
      route('orders/:id', 'routes/operator/order.tsx'),
      route('previews', 'routes/operator/previews.tsx'),
      route('jobs', 'routes/operator/jobs.tsx'),
      route('inbox', 'routes/operator/inbox.tsx'),
      route('staff', 'routes/operator/staff.tsx'),
      route('recovery', 'routes/operator/recovery.tsx'),
    ]),
  ]),

  route('privacy', 'routes/legal/privacy.tsx'),
  route('terms', 'routes/legal/terms.tsx'),
  route('cookie', 'routes/legal/cookies.tsx'),
  route('pages/privacy', 'routes/legal/privacy.tsx', { id: 'pages-privacy' }),
  route('pages/cookies', 'routes/legal/cookies.tsx', { id: 'pages-cookies' }),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
