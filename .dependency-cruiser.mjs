import { fileURLToPath } from 'node:url'

import { ROOMS } from './scripts/checks/rooms.mjs'

/** Tests, their tables and factories, the seed and what a person runs by hand stand above the rooms and may use any of them. */
const ABOVE =
  '[.](int[.])?test[.]tsx?$|[.]matrix[.]ts$|^src/(testing|seed)/|^src/[^/]+/testing/|^(scripts|bench|e2e)/'

const room = (name) => ROOMS.find((candidate) => candidate.name === name).files
const BLOCK_CONFIGS = '^blocks/([^/]+/(config|sample)[.]ts|[^/]+[.]ts)$'
/** Runs in browsers as well, where nothing of the server may come along. */
const BROWSER = [room('api client'), room('components'), room('feature components'), room('feature rules')]
const SERVER = [
  '^src/platform/(database|mail|rate-limit|payload|env|logger)',
  room('access'),
  room('upstream'),
  room('database'),
  room('cache'),
  room('fields'),
  room('features'),
]
/** The consent dialog, the count of visits, and the files of the error page by their names. */
const BOT_READERS =
  '^src/features/consent/components/(?!third-party/)|^src/routing/visits/|^src/(app|components|routing)/.*([Ee]rror|[Nn]ot-?[Ff]ound)'

/** A room imports itself and the rooms before it in the list. */
const toRule = ({ name, files }, index) => ({
  name: `room-${name.toLowerCase().replaceAll(' ', '-')}`,
  severity: 'error',
  from: { path: files, pathNot: ABOVE },
  to: {
    path: ROOMS.slice(index + 1).map((later) => later.files),
    // The one arrow that runs back up: the process's Payload instance is made from the composition root.
    ...(name === 'platform' && { pathNot: '^payload[.]config[.]ts$' }),
  },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...ROOMS.slice(0, -1).map(toRule),
    {
      name: 'every-file-has-a-room',
      severity: 'error',
      from: {
        path: '^(src|blocks|collections|globals)/',
        pathNot: [...ROOMS.map(({ files }) => files), ABOVE],
      },
      to: {},
    },
    {
      name: 'only-tests-and-scripts-import-what-stands-above',
      severity: 'error',
      from: { path: ROOMS.map(({ files }) => files), pathNot: ABOVE },
      to: {
        path: '[.](int[.])?test[.]tsx?$|[.]matrix[.]ts$|^src/(testing|seed)/|^(scripts|bench|e2e)/',
        pathNot: '^src/seed/index[.]ts$',
      },
    },
    {
      name: 'migrations-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^migrations/' },
      to: { path: '^(src|blocks|collections|globals)/' },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'features-import-the-index-of-features',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: ABOVE },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/(index[.]ts$|rules/)'],
      },
    },
    {
      name: 'collections-do-not-import-each-other',
      severity: 'error',
      from: { path: '^(collections|globals)/([^/]+)/', pathNot: ABOVE },
      to: { path: '^(collections|globals)/[^/]+/', pathNot: '^$1/$2/' },
    },
    {
      name: 'collection-internals-stay-inside',
      severity: 'error',
      from: { path: '^src/', pathNot: ABOVE },
      to: { path: '^(collections|globals)/[^/]+/.' },
    },
    {
      name: 'browsers-load-no-server-code',
      severity: 'error',
      // An icon in HTML is drawn on the server only, which logs one that is missing.
      from: { path: BROWSER, pathNot: [ABOVE, '^src/components/icons/InlineIcon[.]tsx$'] },
      to: { path: SERVER, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'helpers-know-no-platform',
      severity: 'error',
      from: { path: room('lib'), pathNot: ABOVE },
      to: { path: 'node_modules/(payload|@payloadcms|next|react)/' },
    },
    {
      name: 'config-has-no-react',
      severity: 'error',
      from: {
        path: ['^(collections|globals|plugins)[/.]', '^src/(fields|access)/', BLOCK_CONFIGS],
        pathNot: ABOVE,
      },
      to: { path: ['node_modules/react(-dom)?/', '[.](tsx|css)$'] },
    },
    {
      name: 'bots-matter-to-dialog-and-error-page-only',
      severity: 'error',
      from: { pathNot: [BOT_READERS, ABOVE] },
      to: { path: '^src/lib/bot[.]ts$' },
    },
    {
      name: 'calls-go-through-the-typed-client',
      severity: 'error',
      from: { pathNot: [room('api client'), ABOVE] },
      to: { path: '^src/platform/http/http-client[.]ts$' },
    },
    {
      name: 'tracing-is-loaded-when-it-is-configured',
      severity: 'error',
      from: { pathNot: ABOVE },
      to: { path: 'node_modules/@opentelemetry/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    { name: 'imports-resolve', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|[.]next)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    webpackConfig: { fileName: fileURLToPath(new URL('scripts/checks/resolve.mjs', import.meta.url)) },
  },
}
