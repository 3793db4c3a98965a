import { fileURLToPath } from 'node:url'

const OURS = '^(blocks|collections|globals|migrations|plugins|scripts|src|e2e|bench)[/.]|^payload[.]config'
const GENERATED = '^payload-types[.]ts$'
/** Tests, their tables and factories, the seed and what a person runs by hand stand above the layers and may use any of them. */
const ABOVE = '[.](int[.])?test[.]tsx?$|[.]matrix[.]ts$|^src/(testing|seed)/'

const LIB = '^src/lib/'
const ACCESS = '^src/access/'
const [FIELDS, I18N] = ['^src/fields/', '^src/i18n/']
const SITE = '^src/site/'
const CONTENT = '^src/content/'
const REVALIDATE = '^src/content/revalidate[/.]'
const CACHE_TAGS = '^src/content/cache-tags[/.]'
const COMPONENTS = '^src/components/'
/** What calls our own API over HTTP: types of its document, over the one client of `lib`. */
const API_CLIENT = '^src/api/client/'
const MAIL = '^src/mail/'
const CAPABILITIES =
  '^src/(accounts|audit|booking|dashboard|forms|llm|media|redirects|templates|tenants|urls)/'
/** The figures of a tenant: what the API publishes is what the first screen shows. */
const DASHBOARD = '^src/dashboard/'
/** What a form asks and whether an answer does: pure, for the browser and the server alike. */
const FORM_RULES = '^src/forms/rules/'
const BLOCK_CONFIGS = '^blocks/([^/]+/(config|sample)[.]ts|[^/]+[.]ts)$'
const BLOCK_COMPONENTS = '^blocks/([^/]+/[^/]+|[^/]+)[.]tsx$'
/** The dialog, and the files of the error page by their names. */
const BOT_READERS =
  '^src/consent/(?!third-party/)|^src/(app|components|site)/.*([Ee]rror|[Nn]ot-?[Ff]ound|plain-answer)'
const PAYLOAD_INSTANCE = '^(payload[.]config|src/payload)[.]ts$'

/** What code stands on that draws, and code that reads and writes through Payload. */
const DRAWN = [API_CLIENT, COMPONENTS, I18N, LIB, GENERATED]
const SERVER = [SITE, ACCESS, I18N, LIB, GENERATED, PAYLOAD_INSTANCE]

/** The table of docs/architecture.md: a layer and what of ours it may import besides itself. */
const LAYERS = [
  { name: 'lib', files: LIB, may: [] },
  { name: 'access', files: ACCESS, may: [LIB, GENERATED] },
  { name: 'fields', files: FIELDS, may: [ACCESS, I18N, LIB, GENERATED] },
  { name: 'i18n', files: I18N, may: [LIB] },
  { name: 'site', files: SITE, may: [CACHE_TAGS, I18N, LIB, GENERATED] },
  { name: 'cache-tags', files: CACHE_TAGS, may: [LIB] },
  { name: 'content', files: CONTENT, may: [...SERVER, FORM_RULES] },
  { name: 'mail', files: MAIL, may: [LIB] },
  {
    name: 'capabilities',
    files: CAPABILITIES,
    may: [...SERVER, MAIL, CACHE_TAGS, REVALIDATE],
  },
  { name: 'housekeeping', files: '^src/housekeeping/', may: [CAPABILITIES, LIB, PAYLOAD_INSTANCE] },
  {
    name: 'collections-and-globals',
    files: '^(collections|globals)/',
    may: [ACCESS, FIELDS, I18N, SITE, CACHE_TAGS, REVALIDATE, CAPABILITIES, BLOCK_CONFIGS, LIB, GENERATED],
  },
  { name: 'block-configs', files: BLOCK_CONFIGS, may: [ACCESS, FIELDS, I18N, SITE, LIB, GENERATED] },
  { name: 'api-client', files: API_CLIENT, may: [LIB] },
  { name: 'components', files: COMPONENTS, may: [API_CLIENT, LIB, I18N, GENERATED] },
  { name: 'consent', files: '^src/consent/', may: DRAWN },
  {
    name: 'block-components',
    files: BLOCK_COMPONENTS,
    may: [...DRAWN, '^blocks/', CONTENT, FORM_RULES],
  },
  {
    name: 'api',
    files: '^src/api/(?!client/)',
    may: [...SERVER, CONTENT, CAPABILITIES, BLOCK_CONFIGS],
  },
  { name: 'admin', files: '^src/admin/', may: [...DRAWN, DASHBOARD, ACCESS] },
  { name: 'migrations', files: '^migrations/', may: [] },
]

/** Downward only: whatever of ours a layer imports is itself or on its list. */
function toRule({ name, files, may }) {
  return {
    name: `layer-${name}`,
    severity: 'error',
    from: { path: files, pathNot: ABOVE },
    to: { path: OURS, pathNot: [files, ...may] },
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...LAYERS.map(toRule),
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nobody-imports-the-edges',
      severity: 'error',
      from: { pathNot: ['^src/(app/|proxy|instrumentation)', ABOVE] },
      to: { path: '^src/(app/|proxy[.]ts|instrumentation)', pathNot: 'importMap[.]js$' },
    },
    {
      name: 'collections-do-not-import-each-other',
      severity: 'error',
      from: { path: '^(collections|globals)/([^/]+)/', pathNot: ABOVE },
      to: { path: '^(collections|globals)/', pathNot: '^$1/$2/' },
    },
    {
      name: 'edges-leave-collection-internals-alone',
      severity: 'error',
      from: { path: '^src/(app|api|site|content)/', pathNot: ABOVE },
      to: { path: '^(collections|globals)/[^/]+/.' },
    },
    {
      name: 'api-resources-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/api/(public|admin)/([^/]+)/', pathNot: ABOVE },
      to: { path: '^src/api/(public|admin)/[^/]+/', pathNot: '^src/api/$1/$2/' },
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
      // §6: bots are distinguished for the consent dialog and the error page only.
      name: 'bots-matter-to-dialog-and-error-page-only',
      severity: 'error',
      from: { pathNot: [BOT_READERS, ABOVE] },
      to: { path: '^src/lib/bot[.]ts$' },
    },
    {
      name: 'calls-go-through-the-typed-client',
      severity: 'error',
      // The admin calls Payload's own API as well, which has no document.
      from: { pathNot: [API_CLIENT, '^src/admin/', ABOVE] },
      to: { path: '^src/lib/http-client[.]ts$' },
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
