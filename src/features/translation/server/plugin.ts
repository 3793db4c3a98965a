import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { BaseFilter, CollectionConfig, Plugin, UIField, Where } from 'payload'

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

const both =
  (one: BaseFilter | undefined, other: BaseFilter): BaseFilter =>
  async (args) => {
    const found = [await one?.(args), await other(args)].filter((where): where is Where => Boolean(where))
    return found.length > 1 ? { and: found } : (found[0] ?? null)
  }

function withTranslations(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, hooks, slug } = collection
  if (!isTranslated(slug)) return collection
  const components = admin?.components
  return {
    ...collection,
    fields: [...fields, translationField],
    admin: {
      ...admin,
      baseFilter: both(admin?.baseFilter ?? admin?.baseListFilter, needing(slug)),
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
