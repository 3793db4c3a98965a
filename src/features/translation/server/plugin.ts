import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { BaseFilter, CollectionConfig, Plugin, UIField } from 'payload'

import { withListFilter } from '@/src/fields/list-filter'
import { texts } from '@/src/i18n/locale-texts'
import { isUuid } from '@/src/lib/uuid'
import { LOCALES } from '@/src/lib/constants'
import { rememberPublished } from '../hooks/remember-published'
import { isTranslated, type TranslatedCollection } from '../rules/translated'
import { carryOverToCopy } from './carry-over'
import { markTranslatedFields } from './mark-fields'
import { findNeeding, TRANSLATION_NEEDS } from './list-translations'
import { sourceLocale } from './source-locale'

/** In lists a column, in forms what the document lacks in other languages. */
const translationField: UIField = {
  name: 'translation',
  type: 'ui',
  label: texts({ nl: 'Vertaling', en: 'Translation' }),
  admin: {
    position: 'sidebar',
    components: {
      Cell: '/src/features/translation/admin/TranslationCell#TranslationCell',
      Field: '/src/features/translation/admin/TranslationField#TranslationField',
    },
  },
}

/** The documents that the list asks for with `?translation=outdated&to=en`. */
const needing =
  (collection: TranslatedCollection): BaseFilter =>
  async ({ req }) => {
    const { translation, to } = req.query ?? {}
    const need = TRANSLATION_NEEDS.find((name) => name === translation)
    const locale = LOCALES.find((code) => code === to)
    const tenant = getTenantFromCookie(req.headers, 'text')
    if (!need || !locale || !isUuid(tenant)) return null
    const from = await sourceLocale(req, tenant)
    return { id: { in: await findNeeding(req, { tenant, from, to: locale, collection, need }) } }
  }

function withTranslations(plain: CollectionConfig): CollectionConfig {
  const { slug } = plain
  if (!isTranslated(slug)) return plain
  const collection = withListFilter(plain, needing(slug))
  const { admin, fields, hooks } = collection
  const components = admin?.components
  return {
    ...collection,
    fields: [...fields, translationField],
    admin: {
      ...admin,
      components: {
        ...components,
        edit: {
          ...components?.edit,
          editMenuItems: [
            ...(components?.edit?.editMenuItems ?? []),
            '/src/features/translation/admin/whole/TranslateItems#TranslateItems',
          ],
        },
        beforeListTable: [
          ...(components?.beforeListTable ?? []),
          '/src/features/translation/admin/TranslationFilter#TranslationFilter',
        ],
      },
    },
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), rememberPublished],
      afterOperation: [...(hooks?.afterOperation ?? []), carryOverToCopy],
    },
  }
}

/** Shows in lists and forms what documents lack in other languages, keeps that true in copies, and learns what is published. */
export const showTranslations: Plugin = (config) =>
  markTranslatedFields({ ...config, collections: (config.collections ?? []).map(withTranslations) })
