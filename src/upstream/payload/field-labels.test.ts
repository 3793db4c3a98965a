import { en } from '@payloadcms/translations/languages/en'
import { nl } from '@payloadcms/translations/languages/nl'
import type { SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'
import { translateLabels } from './field-labels'

it('Payload caches the labels of fields without their language', async () => {
  const cached = await packageFile('@payloadcms/ui/dist/utilities/getClientSchemaMap.js')
  expect(cached).toContain('cachedClientSchemaMap.get(cacheKey)')
  expect(cached).not.toContain('language')
})

it('gives the labels that are functions in every language, and leaves the others', async () => {
  const changed = {
    name: 'updatedAt',
    label: ({ t }: { t: (key: string) => string }) => t('general:updatedAt'),
  }
  const own = { name: 'title', label: { nl: 'Titel', en: 'Title' } }
  const config = {
    i18n: { fallbackLanguage: 'nl', supportedLanguages: { nl, en }, translations: {} },
    collections: [{ fields: [changed, own] }],
  } as unknown as SanitizedConfig
  expect((await translateLabels(config)).collections[0]?.fields).toEqual([
    { name: 'updatedAt', label: { nl: 'Aangepast op', en: 'Updated At' } },
    { name: 'title', label: { nl: 'Titel', en: 'Title' } },
  ])
})
