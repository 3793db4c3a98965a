import type { ThirdPartySettings } from '@/src/features/consent/rules/third-party'

/** What of other servers the pages of a domain may load. */
export type ThirdPartyContent = ThirdPartySettings & {
  themeFontUrl: string | null
  /** Hostnames, each alone or as `*.example.com`. */
  allowedHosts: readonly string[]
}
