/** rspamd 3.4 and 3.12, of Debian 12 and 13: https://rspamd.com/doc/. Everything else is as Debian has it. */
import { LESSONS_WEIGH, OWN_LESSONS } from './learning.ts';
import { HEAD, type ConfigFile, type Layout } from './layout.ts';
import type { MailHostSettings } from './settings.ts';

/**
 * Postfix writes this line into what somebody sends from a box of the last seven days; nobody else reads it. Who writes it themselves
 * has the lower limits too, and whoever has them cannot take it out.
 */
export const FIRST_DAYS = 'X-Vetrina-First-Days';

/**
 * Who signed in writes in no other name: Postfix looks at the envelope alone, where the view of senders holds. One address in
 * the From header, and that of the envelope.
 */
const FROM_RULE = `rspamd_config:register_symbol({
  name = 'VETRINA_FROM',
  type = 'prefilter',
  priority = 10,
  callback = function(task)
    if not task:get_user() then return end
    local header, envelope = task:get_from('mime'), task:get_from('smtp')
    task:set_milter_reply({ remove_headers = { ['${FIRST_DAYS}'] = 0 } })
    local one = header and #header == 1 and envelope and envelope[1]
    if one and string.lower(header[1].addr or '') == string.lower(envelope[1].addr or '-') then return end
    task:set_pre_result('reject', 'From header rejected: not owned by this user', 'VETRINA_FROM')
  end,
})
`;

/**
 * Recipients are counted, not mails. A limit is known by what its selector gives and by nothing else: without the word before
 * it the limit of a day would stand in the place of that of an hour. A mail to \`postmaster\` beside others would else not be counted at all, and who writes
 * nothing suspicious would be let write five times as many.
 */
const limits = ({ recipients, firstDays }: MailHostSettings): string => `whitelisted_rcpts = ["nobody.invalid"];
max_rate_mult = 1;
max_bucket_mult = 1;
ham_factor_rate = 1.0;
ham_factor_burst = 1.0;
spam_factor_rate = 1.0;
spam_factor_burst = 1.0;
rates {
${rate('hour', recipients.hour, 'hour')}${rate('day', recipients.day, 'day')}${rate('hour', firstDays.hour, 'first hour', FIRST_DAYS)}${rate('day', firstDays.day, 'first day', FIRST_DAYS)}}
`;

/** A bucket of a sign-in that fills with recipients and is empty after the time; `header`: only of mails that have it. */
const rate = (time: 'hour' | 'day', most: number, word: string, header?: string): string => {
  const only = header === undefined ? '' : `;header('${header}')`;
  const said = header === undefined ? '' : ' from a new mailbox';
  return `  vetrina_${word.replace(' ', '_')} {
    selector = "id('${word}');user.lower${only}";
    bucket { burst = ${most}; rate = "${most} / 1${time.charAt(0)}"; message = "Too many recipients within ${time === 'hour' ? 'an hour' : 'a day'}${said}, try again later"; }
  }
`;
};

/**
 * One key signs for every name: whoever signs in as \`info@a\` must get no signature of \`b\`, and a name below another is not
 * its parent.
 */
const signing = (
  slot: string,
  layout: Layout,
  { domain, ofAnybody }: SignedAs,
): string => `path = "${layout.dkim}/$selector.key";
selector = "${slot}";
sign_authenticated = true;
sign_local = false;
sign_networks = ["127.0.0.1", "::1"];
use_domain = "${domain}";
use_esld = false;
try_fallback = true;
allow_username_mismatch = false;
allow_hdrfrom_mismatch = ${ofAnybody};
allow_hdrfrom_multiple = false;
allow_envfrom_empty = true;
`;

/** In whose name: by the header or the envelope, and whether the header may name somebody else. */
interface SignedAs {
  domain: 'header' | 'envelope';
  ofAnybody: boolean;
}
/** What somebody here wrote. */
const SIGNED: SignedAs = { domain: 'header', ofAnybody: false };
/**
 * Mail that goes on by a rule of a box is sealed in the name of the box: what was true of it when it came is told to whoever takes it
 * (RFC 8617). What its sender wrote is another's, and is never signed as ours.
 */
const SEALED: SignedAs = { domain: 'envelope', ofAnybody: true };

/** Everything that rspamd reads beside Debian's files. */
export function rspamdFiles(settings: MailHostSettings, layout: Layout): ConfigFile[] {
  const { filter, filterControl, redis } = layout.ports;
  const texts: Record<string, string> = {
    'local.d/worker-proxy.inc': `bind_socket = "127.0.0.1:${filter}";
milter = yes;
timeout = 60s;
upstream "local" {
  default = yes;
  self_scan = yes;
}
`,
    'local.d/worker-normal.inc': 'enabled = false;\n',
    'local.d/worker-controller.inc': `bind_socket = "127.0.0.1:${filterControl}";\nsecure_ip = ["127.0.0.1"];\n`,
    'local.d/redis.conf': `servers = "127.0.0.1:${redis}";\n`,
    'local.d/actions.conf': 'reject = 15;\nadd_header = 6;\ngreylist = 4;\n',
    'local.d/milter_headers.conf':
      'use = ["x-spam-status", "authentication-results"];\nextended_spam_headers = false;\n',
    'local.d/classifier-bayes.conf': OWN_LESSONS,
    'local.d/statistics_group.conf': LESSONS_WEIGH,
    'local.d/dkim_signing.conf': signing(settings.dkimSlot, layout, SIGNED),
    'local.d/arc.conf': signing(settings.dkimSlot, layout, SEALED),
    'local.d/ratelimit.conf': limits(settings),
  };
  return [
    ...Object.entries(texts).map(([name, text]): ConfigFile => ({
      path: `${layout.rspamd}/${name}`,
      text: HEAD + text,
    })),
    { path: `${layout.rspamd}/rspamd.local.lua`, text: HEAD.replace('#', '--') + FROM_RULE },
  ];
}
