import type { ConsentMode } from '@/src/features/consent/rules/consent'
import type { SessionRecorder, SessionRecordingLoad } from '@/src/features/consent/rules/third-party'

/** Whether search engines may index a site. */
export const ROBOTS = ['index', 'noindex'] as const
export type Robots = (typeof ROBOTS)[number]

/** Default values of a new domain. */
export const DOMAIN_DEFAULTS = {
  robots: 'index',
  themePrimaryColor: '#111111',
  themeSecondaryColor: '#555555',
  themeAccentColor: '#e4572e',
  detectLanguage: false,
  consentMode: 'preselected',
  countVisits: true,
  sessionRecordingProvider: 'clarity',
  sessionRecordingLoad: 'analytics-consent',
} as const satisfies {
  robots: Robots
  consentMode: ConsentMode
  sessionRecordingProvider: SessionRecorder
  sessionRecordingLoad: SessionRecordingLoad
  [field: string]: unknown
}
