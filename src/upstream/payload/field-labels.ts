/**
 * Defect: the comparison of versions shows the labels of Payload's own fields, such as “Last Modified”, in the language of the
 * person who opened a comparison first, because what those functions return is cached for everybody.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: field-labels.test.ts "Payload caches the labels of fields without their language" fails
 */
import { initI18n } from '@payloadcms/translations'
import type { Field, SanitizedConfig, StaticLabel } from 'payload'

import { LOCALES } from '@/src/lib/constants'

type I18n = Awaited<ReturnType<typeof initI18n>>

function translateLabel(field: Field, perLanguage: readonly I18n[]): void {
  if (!('label' in field) || typeof field.label !== 'function') return
  const { label } = field
  const texts = perLanguage.map((i18n) => [i18n.language, label({ i18n, t: i18n.t as never })] as const)
  Object.assign(field, { label: Object.fromEntries<StaticLabel>(texts) })
}

/** Replaces the labels of collections' fields that are functions by their texts in every language. */
export async function translateLabels(config: SanitizedConfig): Promise<SanitizedConfig> {
  const perLanguage = await Promise.all(
    LOCALES.map((language) => initI18n({ config: config.i18n, context: 'client', language })),
  )
  for (const { fields } of config.collections) for (const field of fields) translateLabel(field, perLanguage)
  return config
}
