import { toast, useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'

import { formPlaces } from '@/src/admin/document/form-places'
import { pathInDocument } from '@/src/admin/document/place-in-form'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Saver } from './last-saver'
import { MERGE_TEXTS } from './merge-texts'

/** What places of a document are called in this form; a row that it does not have, by its list. */
export function usePlaceLabels(): (places: readonly string[]) => string[] {
  const { collectionSlug = '' } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { getFields } = useForm()
  const { i18n } = useTranslation()
  return (places) => {
    const state = getFields()
    const fields = getEntityConfig({ collectionSlug })?.fields ?? []
    const labels = new Map(
      formPlaces({ state, blocks: config.blocksMap, i18n }, fields).map(({ path, label }) => [
        pathInDocument(state, path),
        label,
      ]),
    )
    const labelOf = (place: string): string => {
      const parent = place.split('.').slice(0, -1).join('.')
      return labels.get(place) ?? (parent ? labelOf(parent) : '')
    }
    return [...new Set(places.map(labelOf))].filter(Boolean)
  }
}

/** Says, once, what of somebody else came into the form with a save. */
export function useMergeNotice(): (taken: readonly string[], saver: Saver) => void {
  const labelsOf = usePlaceLabels()
  const texts = MERGE_TEXTS[toLocale(useTranslation().i18n.language)]
  return (taken, saver) => {
    const labels = labelsOf(taken)
    if (labels.length > 0) toast.info(texts.merged(saver ?? texts.somebody, labels.join(', ')))
  }
}
