// Where the program is that checks alerts (deploy/metrics). Debian's is fetched when there is none.
import { debianProgram } from './debian-program.ts';

const program = debianProgram({
  package: 'prometheus',
  path: '/usr/bin/promtool',
  variable: 'PROMTOOL_PATH',
  purpose: 'the check of alerts',
  without: 'alerts are not checked by its promtool',
});
export const promtoolPath = program.path;
export const ensurePromtool = program.ensure;
