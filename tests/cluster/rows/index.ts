/** All rows, in the order in which they are made. */
import type { Row } from '../row.ts';
import { CERTIFICATES } from './certificates.ts';
import { CLOCK } from './clock.ts';
import { PRIMARY_CUT_OFF, WEB_WITHOUT_DATABASE } from './database-cut.ts';
import { ROLLING_DEPLOY } from './deploy.ts';
import { ETCD_AWAY } from './etcd-away.ts';
import { WEB_KILLED, WORKER_KILLED } from './killed-nodes.ts';
import { MANY_HOSTS } from './many-hosts.ts';
import { MISFITS } from './misfits.ts';
import { ONE_TRUTH } from './one-truth.ts';
import { PRIMARY_KILLED } from './primary.ts';
import { PUBLISH_SEEN } from './publish.ts';
import { RELEASE_BEFORE } from './release-before.ts';
import { SPOILED_CERTIFICATES } from './spoiled-certificates.ts';
import { STORE_AWAY } from './store.ts';

export const ROWS: readonly Row[] = [
  ONE_TRUTH,
  ROLLING_DEPLOY,
  RELEASE_BEFORE,
  WEB_KILLED,
  WORKER_KILLED,
  PRIMARY_KILLED,
  PUBLISH_SEEN,
  WEB_WITHOUT_DATABASE,
  PRIMARY_CUT_OFF,
  ETCD_AWAY,
  STORE_AWAY,
  SPOILED_CERTIFICATES,
  CERTIFICATES,
  MISFITS,
  CLOCK,
  MANY_HOSTS,
];
