import type { ThirdPartySettings } from '@/src/features/consent/rules/third-party'

/** What pages of a domain may load from other servers. */
export type ThirdPartyContent = ThirdPartySettings & {
  themeFontUrl: string | null
  /** Hostnames, also as `*.example.com`. */
  allowedHosts: readonly string[]
}
