/**
 * Defect: `withPayload` demands a client hint on every route. Only the panel reads it, and a critical hint costs a browser a
 * second request on its first visit to any page.
 * Seen in: @payloadcms/next 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/17906 "withPayload: scope the client-hint header injection to the admin route instead of '/:path*'"
 * Remove when: client-hints.test.ts "Payload demands a client hint on every route" fails
 */
import type { NextConfig } from 'next'

/** The configuration with the client hint on the panel's routes only. */
export const withPanelClientHints = (config: NextConfig): NextConfig => ({
  ...config,
  headers: async () => {
    const rules = (await config.headers?.()) ?? []
    return rules.map((rule) =>
      rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
    )
  },
})
