import { z } from '@hono/zod-openapi'

import { LANGUAGES } from '@/src/lib/constants'
import { populatedMedia, type SiteContent } from '@/src/rendering/site'
import { CONSENT_MODES } from '@/src/features/consent/rules/consent'
import { SESSION_RECORDERS, SESSION_RECORDING_LOADS } from '@/src/features/consent/rules/third-party'
import { ROBOTS } from '@/src/features/domains/rules/domain-settings'
import { localeCode, orNull } from '../core/schemas'
import { image, toImage } from './image'

const language = z
  .strictObject({ lang: localeCode, tag: z.string().openapi({ example: 'nl-NL' }), name: z.string() })
  .openapi('Language')

/** The domain record of the layout state (Behaviour: domain-record). */
export const domain = z
  .strictObject({
    id: z.uuid(),
    hostname: z.string(),
    defaultLocale: language,
    locales: z.array(language),
    redirectTo: z.string().nullable(),
    themePrimaryColor: z.string(),
    themeSecondaryColor: z.string(),
    themeAccentColor: z.string(),
    themeFontUrl: z.string().nullable(),
    theme: z.record(z.string(), z.string()),
    faviconMedia: orNull(image),
    touchIconMedia: orNull(image),
    logoMedia: orNull(image),
    logoDarkMedia: orNull(image),
    head: z.strictObject({
      titleTemplate: z.string().nullable(),
      defaultTitle: z.string().nullable(),
      description: z.string().nullable(),
      ogImage: orNull(image),
      robots: z.enum(ROBOTS),
      verification: z.array(z.strictObject({ name: z.string(), content: z.string() })),
    }),
    consentMode: z.enum(CONSENT_MODES),
    tagManagerId: z.string().nullable(),
    sessionRecordingId: z.string().nullable(),
    sessionRecordingProvider: z.enum(SESSION_RECORDERS),
    sessionRecordingLoad: z.enum(SESSION_RECORDING_LOADS),
  })
  .openapi('Domain')

const toLanguage = (lang: keyof typeof LANGUAGES) => ({ lang, ...LANGUAGES[lang] })

const textValues = (settings: object): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => typeof value === 'string'))

/** A domain in its published shape, in one locale. */
export function toDomain({ domain: stored, defaultLocale, locales }: SiteContent): z.output<typeof domain> {
  const { head } = stored
  return {
    id: stored.id,
    hostname: stored.hostname,
    defaultLocale: toLanguage(defaultLocale),
    locales: locales.map(toLanguage),
    redirectTo: stored.redirectTo ?? null,
    themePrimaryColor: stored.themePrimaryColor,
    themeSecondaryColor: stored.themeSecondaryColor,
    themeAccentColor: stored.themeAccentColor,
    themeFontUrl: stored.themeFontUrl ?? null,
    theme: textValues(stored.theme),
    faviconMedia: toImage(populatedMedia(stored.faviconMedia)),
    touchIconMedia: toImage(populatedMedia(stored.touchIconMedia)),
    logoMedia: toImage(populatedMedia(stored.logoMedia)),
    logoDarkMedia: toImage(populatedMedia(stored.logoDarkMedia)),
    head: {
      titleTemplate: head.titleTemplate ?? null,
      defaultTitle: head.defaultTitle ?? null,
      description: head.description ?? null,
      ogImage: toImage(populatedMedia(head.ogImage)),
      robots: head.robots,
      verification: (head.verification ?? []).map(({ name, content }) => ({ name, content })),
    },
    consentMode: stored.consentMode,
    tagManagerId: stored.tagManagerId ?? null,
    sessionRecordingId: stored.sessionRecordingId ?? null,
    sessionRecordingProvider: stored.sessionRecordingProvider,
    sessionRecordingLoad: stored.sessionRecordingLoad,
  }
}
