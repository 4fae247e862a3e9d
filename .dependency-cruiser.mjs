// Walls of the house. Each comment is what the person who breaks the rule will read.
// Browser-safe files of a module, in its folder or one within: schemas.ts, *.states.ts and *.rules.ts.
const SAFE_NAME = '(schemas|[^/]+\\.(states|rules))\\.ts$';
const SAFE = [`^modules/[^/]+/${SAFE_NAME}`, `^modules/[^/]+/[^/]+/${SAFE_NAME}`];
// Tables of a module: tables.ts, and the files that it is made of where there are many.
const TABLES = '/[a-z-]*tables\\.ts$';
const PRO = 'shop|booking|newsletter';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Two rooms that need each other are one room. Announce an event that the other reacts to.',
      {},
      { circular: true },
    ),

    rule(
      'platform-knows-no-business',
      'platform/ must not look upstairs; of adapters, its configuration merges their settings.',
      { path: '^platform/' },
      { path: '^(app|server|modules|adapters|site-kit|sandboxes)/', pathNot: '^adapters/[^/]+/settings\\.ts$' },
    ),

    rule(
      'site-kit-is-pure',
      'site-kit/ renders in browser, worker and site host, so it may import nothing of ours.',
      { path: '^site-kit/' },
      { path: '^(app|server|modules|adapters|platform|sandboxes)/' },
    ),

    rule(
      'through-the-door',
      'Enter another module by its door, or by its browser-safe schemas.',
      { path: '^modules/([^/]+)/', pathNot: [TABLES, '^modules/reports/'] },
      { path: '^modules/', pathNot: ['^modules/$1/', '^modules/[^/]+/index\\.server\\.ts$', ...SAFE] },
    ),

    rule(
      'tables-reference-tables',
      'A tables.ts may name another tables.ts for a foreign key, and nothing else next door.',
      { path: `^modules/([^/]+)${TABLES}` },
      { path: '^modules/', pathNot: ['^modules/$1/', '^modules/[^/]+/tables\\.ts$'] },
    ),

    rule(
      'reports-only-read-tables',
      'reports/ joins tables; it does not call verbs.',
      { path: '^modules/reports/' },
      { path: '^modules/', pathNot: ['^modules/reports/', '^modules/[^/]+/tables\\.ts$', ...SAFE] },
    ),

    rule(
      'modules-name-no-vendor',
      'Modules know capabilities (*.port.ts), never vendors or screens.',
      { path: '^modules/' },
      { path: '^(app|server|adapters|sandboxes)/' },
    ),

    rule(
      'adapters-know-ports-only',
      'An adapter implements a port and calls nobody.',
      { path: '^adapters/([^/]+)/' },
      {
        path: '^(app|server|sandboxes|modules|adapters)/',
        pathNot: ['^adapters/$1/', '^modules/[^/]+/[^/]+\\.port\\.ts$', '^modules/[^/]+/[^/]+/[^/]+\\.port\\.ts$'],
      },
    ),

    rule(
      'app-uses-doors',
      'Screens use doors, schemas and state tables; never the database, tables or vendors.',
      { path: '^app/' },
      {
        path: '^(adapters|sandboxes|server)/|^platform/(db|jobs|inbox|transaction)|^modules/',
        pathNot: ['^modules/[^/]+/index\\.server\\.ts$', ...SAFE],
      },
    ),

    rule(
      'server-uses-doors',
      'server/ is wiring: it enters rooms by their doors, manifests and browser-safe files, and joins no tables of theirs.',
      { path: '^server/' },
      { path: '^modules/', pathNot: ['^modules/[^/]+/(index|module)\\.server\\.ts$', ...SAFE] },
    ),

    rule(
      'browser-safe-files-stay-light',
      'schemas.ts, *.states.ts and *.rules.ts travel to the browser; they may not reach the server side.',
      { path: SAFE },
      { path: '^platform/|^modules/', pathNot: SAFE },
    ),

    rule(
      'deploy-is-pure',
      'deploy/ writes files from settings, also where there is no product.',
      { path: '^deploy/' },
      { path: '^(app|server|modules|adapters|platform|site-kit|sandboxes|scripts)/' },
    ),

    rule(
      'production-never-meets-sandbox',
      'Sandboxes are reached over HTTP only.',
      { path: '^(app|server|modules|adapters|platform|site-kit)/' },
      { path: '^sandboxes/' },
    ),

    rule(
      'sandbox-never-borrows-product',
      'A stand-in that shares our code shares our bugs.',
      { path: '^sandboxes/' },
      { path: '^(app|server|modules|adapters|platform|site-kit)/' },
    ),

    rule(
      'access-knows-nobody',
      'access says what somebody may; it knows who they are (identity) and no room that asks it.',
      { path: '^modules/access/', pathNot: '/tables\\.ts$' },
      {
        path: '^modules/',
        pathNot: [
          '^modules/access/',
          '^modules/identity/(index\\.server|schemas)\\.ts$',
          '^modules/identity/[^/]+\\.rules\\.ts$',
        ],
      },
    ),

    rule(
      'sites-and-ordering-meet-in-access',
      'sites and ordering do not know each other: both know access, and the rest travels as an event.',
      { path: '^modules/sites/', pathNot: '/tables\\.ts$' },
      { path: '^modules/ordering/' },
    ),

    rule(
      'sites-know-no-editor',
      'A site does not know who changes it: editor and sync stand on sites.',
      { path: '^modules/sites/' },
      { path: '^modules/(editor|sync)/' },
    ),

    rule(
      'owners-money-and-ours-apart',
      'What owners of sites take and what they pay us never meet in code: takings and billing do not know each other.',
      { path: '^modules/(takings|billing)/' },
      { path: '^modules/(takings|billing)/', pathNot: '^modules/$1/' },
    ),

    rule(
      'pro-modules-are-leaves',
      'The core must live when a PRO module is deleted.',
      { path: '^modules/', pathNot: `^modules/(${PRO})/` },
      { path: `^modules/(${PRO})/` },
    ),
  ],
  options: { parser: 'swc', doNotFollow: { path: 'node_modules' }, exclude: { path: '\\.test\\.tsx?$|\\.d\\.mts$' } },
};
