/** A mail that its owner moves into Junk, or out of it, teaches the filter what is spam for that box alone: by any program, for IMAP is where it happens. */
import { block } from './dovecot-shared.ts';
import { HEAD, type ConfigFile, type Layout } from './layout.ts';

/** Folder of programs that rules of ours may run; rules of boxes may run none. */
export const programsOf = ({ dovecot }: Layout): string => `${dovecot}/vetrina-programs`;
const PROGRAM = 'vetrina-learn';
/** Seconds: a filter that hangs keeps nobody's mail from moving. */
const LONGEST = 5;

/** What is thrown away from Junk was not called good. */
const ruleFor = (
  kind: 'spam' | 'ham',
): string => `require ["vnd.dovecot.pipe", "copy", "imapsieve", "environment", "variables"];
if environment :matches "imap.mailbox" "Trash" {
  stop;
}
if environment :matches "imap.user" "*" {
  pipe :copy "${PROGRAM}" ["${kind}", "\${1}"];
}
`;
export const ruleFile = ({ dovecot }: Layout, kind: 'spam' | 'ham'): string => `${dovecot}/vetrina-learn-${kind}.sieve`;

/** `timeout` says so of what it had to end. */
const TIMED_OUT = 124;

/**
 * Whatever the filter says, the mail has moved: what was learnt before is answered as an error. One that hangs is left alone for a minute:
 * of a hundred mails that move at once each would wait for it.
 */
const program = ({ ports, mail }: Layout): string => `#!/bin/sh
${HEAD}hangs=${mail}/.vetrina-learn-hangs
if [ -n "$(find "$hangs" -mmin -1 2> /dev/null)" ]; then
  exec cat > /dev/null
fi
timeout ${LONGEST} rspamc -h 127.0.0.1:${ports.filterControl} -r "$2" "learn_$1" > /dev/null 2>&1
if [ $? -eq ${TIMED_OUT} ]; then
  touch "$hangs"
fi
exit 0
`;

/** The two rules and the program that they run. */
export const learningFiles = (layout: Layout): ConfigFile[] => [
  { path: ruleFile(layout, 'spam'), text: ruleFor('spam') },
  { path: ruleFile(layout, 'ham'), text: ruleFor('ham') },
  { path: `${programsOf(layout)}/${PROGRAM}`, text: program(layout), program: true },
];

/** Lines of the plugin block of Dovecot 2.3. */
export const learning23 = (layout: Layout): string[] => [
  'sieve_plugins = sieve_imapsieve sieve_extprograms',
  'sieve_global_extensions = +vnd.dovecot.pipe +vnd.dovecot.environment',
  `sieve_pipe_bin_dir = ${programsOf(layout)}`,
  'imapsieve_mailbox1_name = Junk',
  'imapsieve_mailbox1_causes = COPY',
  `imapsieve_mailbox1_before = file:${ruleFile(layout, 'spam')}`,
  'imapsieve_mailbox2_name = *',
  'imapsieve_mailbox2_from = Junk',
  'imapsieve_mailbox2_causes = COPY',
  `imapsieve_mailbox2_before = file:${ruleFile(layout, 'ham')}`,
];

const rule24 = (layout: Layout, kind: 'spam' | 'ham'): string =>
  block(
    `sieve_script learn-${kind}`,
    'type = before',
    'cause = copy',
    'driver = file',
    `path = ${ruleFile(layout, kind)}`,
  );
/** Of Dovecot 2.4: lines of the folder Junk, and of the whole. */
export const learning24 = (layout: Layout) => ({
  junk: rule24(layout, 'spam'),
  lines: [
    'sieve_plugins {\n  sieve_imapsieve = yes\n  sieve_extprograms = yes\n}',
    'sieve_global_extensions {\n  vnd.dovecot.pipe = yes\n  vnd.dovecot.environment = yes\n}',
    `sieve_pipe_bin_dir = ${programsOf(layout)}`,
    block('imapsieve_from Junk', rule24(layout, 'ham')),
  ],
});

/** Times that a box must have taught each kind before its lessons count. */
const LESSONS = 10;
/** Seconds after which what nobody taught again is forgotten: a hundred days. */
const FORGOTTEN_S = 8_640_000;

/**
 * Each box has lessons of its own: what one business throws away is another's order, and nobody teaches the filter of others. A mail to
 * several is judged by nobody's.
 */
export const OWN_LESSONS = `backend = "redis";
min_learns = ${LESSONS};
expire = ${FORGOTTEN_S};
per_user = <<EOD
return function(task)
  local to = task:get_recipients('smtp')
  if not to or #to ~= 1 then return 'several' end
  return string.lower(to[1].user:match('^[^+]*') .. '@' .. to[1].domain)
end
EOD;
`;
/** What its owner taught is enough by itself for Junk, which begins at 6. */
export const LESSONS_WEIGH = `symbols {
  "BAYES_SPAM" {
    weight = 6.5;
  }
}
`;
