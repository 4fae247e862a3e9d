import { HEAD, type ConfigFile, type Layout } from './layout.ts';
import { bracketed, mapOf, MAPS, postfixMaps, serviceFile, type MapName } from './postfix-maps.ts';
import { LARGEST_MAIL, type MailHostSettings } from './settings.ts';

const HOUR = 'h';

/** `main.cf`: https://www.postfix.org/postconf.5.html. */
function main(settings: MailHostSettings, layout: Layout): string {
  const { domain, hostname, listen, relay, recipients } = settings;
  const maps = (Object.keys(MAPS) as MapName[]).map((name) => mapOf(layout, name));
  return `${HEAD}compatibility_level = 3.6
myhostname = ${hostname}
mydomain = ${domain}
myorigin = ${hostname}
inet_interfaces = ${listen.length === 0 ? 'all' : [...listen.map(bracketed), '127.0.0.1'].join(' ')}
queue_directory = ${layout.queue}
data_directory = ${layout.postfixData}
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
import_environment = MAIL_CONFIG MAIL_DEBUG MAIL_LOGTAG TZ LANG=C POSTLOG_SERVICE POSTLOG_HOSTNAME PGSERVICEFILE=${serviceFile(layout)}
${layout.postfixLog === null ? '' : `maillog_file = ${layout.postfixLog}\nmaillog_file_prefixes = ${folderOf(layout.postfixLog)}\n`}
# Nobody has mail on this machine itself. Without the empty value smtpd dies on unix:passwd.byname.
mydestination =
local_recipient_maps =
alias_maps =
alias_database =
local_transport = error:5.1.1 no mailbox on this machine
mynetworks = 127.0.0.1/32 [::1]/128
relay_domains =
relayhost =${relay ? ` [${relay.host}]:${relay.port}` : ''}

virtual_mailbox_domains = ${mapOf(layout, 'domains')}
virtual_mailbox_maps = ${mapOf(layout, 'recipients')}
virtual_alias_domains =
virtual_alias_maps = ${mapOf(layout, 'aliases')}
virtual_transport = lmtp:unix:private/dovecot-lmtp
# One mail at a time for a box: Dovecot weighs a mail against what lies there, and of two at once each alone would fit.
# With one recipient a delivery, the second limit counts for each recipient and not for the whole domain.
lmtp_destination_recipient_limit = 1
lmtp_destination_concurrency_limit = 1
proxy_read_maps = ${maps.join(' ')}
recipient_delimiter = +
# Dovecot's LMTP takes no address that is not ASCII; a sender that hears so writes the name in the registry's form.
smtputf8_enable = no

message_size_limit = ${LARGEST_MAIL}
mailbox_size_limit = 0
smtpd_recipient_limit = ${recipients.mail}
smtpd_client_connection_count_limit = 50
# Sign-ins of one address within a minute, right or wrong.
smtpd_client_auth_rate_limit = 60
# A box whose store did not answer once is dead to Postfix for this long: a minute, not the five of its default.
minimal_backoff_time = 60s
queue_run_delay = 60s
maximal_queue_lifetime = 5d
bounce_queue_lifetime = 5d
delay_warning_time = 4${HOUR}

disable_vrfy_command = yes
smtpd_helo_required = yes
smtpd_banner = $myhostname ESMTP
# A bare line feed is no end of a mail (SMTP smuggling); Debian 12 does not have it by default.
smtpd_forbid_bare_newline = normalize
smtpd_forbid_bare_newline_exclusions =
smtpd_data_restrictions = reject_unauth_pipelining
# Asked before the restrictions of recipients. What is about to be ours waits at its sender.
smtpd_relay_restrictions = check_recipient_access ${mapOf(layout, 'coming')}, reject_unauth_destination
smtpd_sender_restrictions = reject_non_fqdn_sender
smtpd_recipient_restrictions =
    reject_unauth_destination,
    reject_unlisted_recipient,
    check_recipient_access ${mapOf(layout, 'closed')},
    check_policy_service inet:127.0.0.1:${layout.ports.quota}
smtpd_sender_login_maps = ${mapOf(layout, 'senders')}
smtpd_policy_service_default_action = DUNNO

smtpd_tls_chain_files = ${settings.privateKey}, ${settings.certificate}
smtpd_tls_security_level = may
smtpd_tls_mandatory_protocols = >=TLSv1.2
smtpd_tls_protocols = >=TLSv1.2
smtp_tls_security_level = dane
smtp_dns_support_level = dnssec
smtp_tls_loglevel = 1
# Nobody signs in on port 25.
smtpd_sasl_auth_enable = no
smtpd_sasl_type = dovecot
smtpd_sasl_path = private/auth

smtpd_milters = inet:127.0.0.1:${layout.ports.filter}
milter_protocol = 6
# While the filter is away, mail comes in unscored; what is sent waits (master.cf): unsigned it is refused elsewhere.
milter_default_action = accept
`;
}

/** The daemons that Postfix itself needs, as Debian's master.cf has them, none of them in a folder of its own root. */
const OF_POSTFIX = `pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
proxywrite unix - - n - 1 proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;

/** Who signed in may send as whom the view says. The empty sender is nobody's: it would go past that and past a stop. */
const SUBMISSION = {
  syslog_name: 'postfix/submissions',
  smtpd_tls_wrappermode: 'yes',
  smtpd_tls_security_level: 'encrypt',
  smtpd_sasl_auth_enable: 'yes',
  smtpd_tls_auth_only: 'yes',
  smtpd_client_restrictions: 'permit_sasl_authenticated,reject',
  smtpd_sender_restrictions: '$vetrina_submission_sender',
  smtpd_relay_restrictions: 'permit_sasl_authenticated,reject',
  smtpd_recipient_restrictions: '$vetrina_submission_recipient',
  milter_default_action: 'tempfail',
};

/** `master.cf`. */
function master(settings: MailHostSettings, layout: Layout): string {
  const { smtp, submissions, handOn } = layout.ports;
  const options = (of: Record<string, string>) =>
    Object.entries(of)
      .map(([name, value]) => `  -o ${name}=${value}\n`)
      .join('');
  return `${HEAD}${smtp} inet n - n - - smtpd
${submissions} inet n - n - - smtpd
${options(SUBMISSION)}# What Dovecot sends by a rule of a box: from this machine only, and signed like everything else.
127.0.0.1:${handOn} inet n - n - - smtpd
${options({
  syslog_name: 'postfix/rules',
  smtpd_sender_restrictions: '',
  smtpd_relay_restrictions: 'permit_mynetworks,reject',
  smtpd_recipient_restrictions: 'permit_mynetworks,reject',
})}${OF_POSTFIX}`;
}

const submissionRules = (layout: Layout): string => `
vetrina_submission_sender =
    check_sender_access inline:{{<>=553 5.7.1 not owned by this user}},
    reject_sender_login_mismatch,
    check_sasl_access ${mapOf(layout, 'first-days')}
vetrina_submission_recipient =
    reject_non_fqdn_recipient,
    reject_unlisted_recipient,
    check_recipient_access ${mapOf(layout, 'closed')},
    check_policy_service inet:127.0.0.1:${layout.ports.quota},
    permit_sasl_authenticated,
    reject
`;

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** Everything that Postfix reads. */
export const postfixFiles = (settings: MailHostSettings, layout: Layout): ConfigFile[] => [
  { path: `${layout.postfix}/main.cf`, text: main(settings, layout) + submissionRules(layout) },
  { path: `${layout.postfix}/master.cf`, text: master(settings, layout) },
  ...postfixMaps(settings, layout),
];
