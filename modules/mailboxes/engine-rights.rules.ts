/** What the mail host may read of our database: eight views of the schema `mail`, and nothing else. */
export const MAIL_VIEWS = [
  'domains',
  'coming',
  'recipients',
  'aliases',
  'senders',
  'login',
  'devices',
  'home',
] as const;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Statements that let a role read the views. The role itself is made by whoever runs the database: roles belong to the
 * server, and a migration must not need the right to make them.
 */
export const grantViews = (role: string): string[] => [
  `grant usage on schema mail to ${quoted(role)}`,
  ...MAIL_VIEWS.map((view) => `grant select on mail.${view} to ${quoted(role)}`),
];
