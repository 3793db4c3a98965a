import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'

import { pathInForm, tabOf } from '@/src/admin/document/place-in-form'
import { focusField } from '@/src/upstream/payload/focus-field'
import { firstFieldOf } from './block-rows'

/** Opens the field at a path, which names rows by their ids. @returns its path in the form */
export function useFieldOpener() {
  const { getFields } = useForm()
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  return async (form: Element, block: string | null, path: string | null): Promise<string> => {
    const fields = getEntityConfig({ collectionSlug })?.fields ?? []
    const row = block === null ? '' : pathInForm(getFields(), `blocks.${block}`)
    const own = path === null ? firstFieldOf(getFields(), row) : path
    const place = [row, own].filter(Boolean).join('.')
    const shown = pathInForm(getFields(), place)
    await focusField(form, { path: shown, tab: tabOf(fields, place, i18n) })
    return shown
  }
}
