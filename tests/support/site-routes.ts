/** The calls about one site. */
import type { SiteRight } from '../../modules/access/rights.rules.ts';

export const site = '/buy_yr/api/site/:site';
const brief = { key: 'b'.repeat(26), place: 'story', about: 'La storia', points: 'Tre generazioni', tone: 'Semplice' };
const op = { op_id: 'a'.repeat(26), unit: 'copy/headline', from: '0'.repeat(32), value: 'Sette Gufi' };
const one = `${site}/helpers/:helper`;
/** What is sent to each, and the right that it asks for. */
export const OF_SITE: [route: string, body: unknown, right: SiteRight][] = [
  [`GET ${site}/draft`, null, 'draft'],
  [`POST ${site}/draft/ops`, { rev: 0, ops: [op] }, 'draft'],
  ...['undo', 'redo', 'discard'].map((what): [string, unknown, SiteRight] => [
    `POST ${site}/draft/${what}`,
    { rev: 0 },
    'draft',
  ]),
  [`GET ${site}/draft/check`, null, 'draft'],
  [`GET ${site}/draft/page`, null, 'draft'],
  [`GET ${site}/draft/canvas`, null, 'draft'],
  [`POST ${site}/draft/canvas`, null, 'draft'],
  [`POST ${site}/draft/files`, null, 'draft'],
  [`POST ${site}/draft/photos`, null, 'draft'],
  [`POST ${site}/draft/publish`, { rev: 0 }, 'publish'],
  [`GET ${site}/scheduled`, null, 'draft'],
  [
    `POST ${site}/scheduled`,
    { id: 'a'.repeat(26), unit: 'copy/headline', value: 'Al mare', from: null, until: 'today' },
    'publish',
  ],
  [`POST ${site}/scheduled/:change/cancel`, null, 'publish'],
  [`GET ${site}/versions`, null, 'draft'],
  [`GET ${site}/following`, null, 'decide'],
  [`POST ${site}/following/read`, null, 'decide'],
  [`POST ${site}/following/:proposal/decide`, { decision: 'keep' }, 'decide'],
  [`POST ${site}/following/batches/:batch/undo`, null, 'decide'],
  [`POST ${site}/following/settings`, { kind: 'posts', mode: 'follow' }, 'decide'],
  [`POST ${site}/following/disconnect`, null, 'connect'],
  ...['adopt', 'follow', 'replace'].map((what): [string, unknown, SiteRight] => [
    `POST ${site}/following/${what}`,
    null,
    'decide',
  ]),
  [`POST ${site}/versions/:version/restore`, { rev: 0, units: ['copy/headline'] }, 'draft'],
  [`GET ${site}/helpers`, null, 'manage'],
  [`POST ${site}/helpers`, { mail: ':call@settegufi.example', role: 'writer' }, 'manage'],
  [`POST ${one}/role`, { role: 'publisher' }, 'manage'],
  [`POST ${one}/invite`, null, 'manage'],
  [`POST ${one}/remove`, null, 'manage'],
  [`POST ${site}/support`, null, 'manage'],
  [`GET ${site}/texts`, null, 'manage'],
  [`POST ${site}/texts`, brief, 'manage'],
  [`POST ${site}/texts/:text/discard`, null, 'manage'],
  [`POST ${site}/texts/:text/withdraw`, null, 'manage'],
];
