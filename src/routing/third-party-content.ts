import type { ThirdPartySettings } from '@/src/features/consent/rules/third-party'
import { isForeignFont } from '@/src/features/theme/rules/font'
import { isAdminHost } from './admin-hosts'

/** What pages of a domain may load from other servers. */
export type ThirdPartyContent = ThirdPartySettings & {
  themeFontUrl: string | null
  /** Hostnames, also as `*.example.com`. */
  allowedHosts: readonly string[]
}

type Configured = {
  hostname: string
  scriptsOnAdminHost?: boolean | null
  tagManagerId?: string | null
  sessionRecordingId?: string | null
  themeFontUrl?: string | null
}

/** Whether pages of a domain may load what a tenant configured: on an admin host only if a super admin allows it. */
export const mayLoadConfigured = ({ hostname, scriptsOnAdminHost }: Configured): boolean =>
  !isAdminHost(hostname) || scriptsOnAdminHost === true

/** A domain without the content from other servers that its pages may not load. */
export const withPermittedContent = <T extends Configured>(domain: T): T =>
  mayLoadConfigured(domain)
    ? domain
    : {
        ...domain,
        tagManagerId: null,
        sessionRecordingId: null,
        themeFontUrl: isForeignFont(domain.themeFontUrl) ? null : domain.themeFontUrl,
      }
