/**
 * The rooms (layers) of the source tree: a room imports itself and the rooms before it in this list, never a later one.
 * The layer check and the diagram in docs/architecture.md are derived from it. `files` is a regular expression.
 */
export const ROOMS = [
  { name: 'lib', files: '^src/lib/', holds: 'small pure functions without product knowledge' },
  {
    name: 'platform',
    files: '^src/platform/',
    holds: 'environment, logging, database connection, rate limits, HTTP client, mail',
  },
  { name: 'i18n', files: '^src/i18n/', holds: 'the message files and how they are loaded' },
  {
    name: 'collection registry',
    files: '^collections/(registry|empty-lists)[.]ts$',
    holds: 'properties of each collection, as data',
  },
  { name: 'access', files: '^src/access/', holds: 'roles, permissions, the tenant rule' },
  {
    name: 'feature rules',
    files: '^src/features/[^/]+/rules/',
    holds: 'the pure part of each feature: constants, types, decisions',
  },
  {
    name: 'upstream',
    files: '^src/upstream/',
    holds: 'a file per worked-around defect of Payload, Next.js or a plugin',
  },
  { name: 'database', files: '^src/database/', holds: 'the Postgres adapter with our constraints' },
  {
    name: 'cache',
    files: '^src/cache/',
    holds: 'cache tags, announcing changes, the listener, invalidation',
  },
  { name: 'routing', files: '^src/routing/', holds: 'host, locale, redirect, path → action' },
  { name: 'fields', files: '^src/fields/', holds: 'fields that several collections share' },
  { name: 'api client', files: '^src/api-client/', holds: 'the generated, typed client' },
  { name: 'components', files: '^src/components/', holds: 'presentational React' },
  {
    name: 'feature components',
    files: '^src/features/[^/]+/components/',
    holds: 'what visitors see of a feature',
  },
  {
    name: 'features',
    files: '^src/features/[^/]+/(?!rules/|components/|api/|admin/)',
    holds: 'the server side of each feature',
  },
  {
    name: 'rendering',
    files: '^src/rendering/',
    holds: 'loads what a page needs; SEO, feeds, sitemap',
  },
  { name: 'blocks', files: '^blocks/', holds: 'config, component and sample of each block' },
  { name: 'collections', files: '^(collections|globals)/[^/]+/', holds: 'the model: thin declarations' },
  {
    name: 'API core',
    files: '^src/api/(core|shapes)/',
    holds: 'endpoint wrapper, authentication, errors, pagination, shared shapes',
  },
  { name: 'feature API', files: '^src/features/[^/]+/api/', holds: 'the API resource of each feature' },
  { name: 'API', files: '^src/api/(?!core/|shapes/)', holds: 'the list of operations, the documentation' },
  {
    name: 'admin',
    files: '^src/admin/',
    holds: "the panel's shell: navigation, tenant switch, shared parts",
  },
  { name: 'feature admin', files: '^src/features/[^/]+/admin/', holds: 'the admin screens of each feature' },
  {
    name: 'config',
    files: '^(payload[.]config|plugins|collections/index)[.]ts$',
    holds: 'the composition root: wiring only',
  },
  {
    name: 'app',
    files: '^src/(app/|proxy[.]ts$|instrumentation[.]ts$)',
    holds: 'routes of Next.js, the proxy, start-up',
  },
  {
    name: 'server',
    files: '^src/server/',
    holds: 'the process: HTTP server, front cache, metrics, workers, start, stop',
  },
]

/** The groups of the diagram: name and first room. */
export const GROUPS = [
  { name: 'Foundation', first: 'lib' },
  { name: 'Capabilities', first: 'routing' },
  { name: 'Model', first: 'blocks' },
  { name: 'Interfaces', first: 'API core' },
  { name: 'Entry points', first: 'config' },
]
