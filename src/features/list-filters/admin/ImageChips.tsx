'use client'

import { useListDrawerContext, useListQuery, useTranslation } from '@payloadcms/ui'
import type { ListQuery } from 'payload'

import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import {
  IMAGE_FILE_TYPE_NAMES,
  type ImageFilters,
  isImageFiltered,
  readImageFilters,
} from '../rules/image-filters'
import { ChipGroup } from './ChipGroup'
import { IMAGE_FILTER_TEXTS } from './image-texts'
import { SavedViews } from './SavedViews'

type Changed = { [Name in keyof ImageFilters]?: string | undefined }

const NONE: Changed = { alt: undefined, use: undefined, size: undefined, type: undefined }

/** Filters of images, which combine with each other, with the search and with Payload’s own filters; they are in the URL. */
export function ImageChips({ collection, tenant }: { collection: string; tenant: string }) {
  const language = toLocale(useTranslation().i18n.language)
  const { query, refineListData } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  const texts = IMAGE_FILTER_TEXTS[language]
  const filters = readImageFilters({ ...query })
  const apply = (changed: Changed) => {
    // Payload keeps parameters that it does not know in the address; its type does not.
    const asked: ListQuery & Changed = { ...changed, page: 1 }
    void refineListData(asked)
  }
  return (
    <search className="gevel-chip-bar" aria-label={texts.label}>
      <ChipGroup
        legend={texts.alt}
        options={LOCALES.map((locale) => ({ value: locale, label: localeName(locale, language) }))}
        chosen={filters.alt}
        onChoose={(alt) => apply({ alt })}
      />
      <ChipGroup
        legend={texts.use}
        options={[{ value: 'unused', label: texts.unused }]}
        chosen={filters.use}
        onChoose={(use) => apply({ use })}
      />
      <ChipGroup
        legend={texts.size}
        options={[{ value: 'large', label: texts.large }]}
        chosen={filters.size}
        onChoose={(size) => apply({ size })}
      />
      <ChipGroup
        legend={texts.type}
        options={IMAGE_FILE_TYPE_NAMES.map((type) => ({ value: type, label: type.toUpperCase() }))}
        chosen={filters.type}
        onChoose={(type) => apply({ type })}
      />
      {isImageFiltered(filters) && (
        <button type="button" className="gevel-chip gevel-chip--clear" onClick={() => apply(NONE)}>
          {texts.clear}
        </button>
      )}
      <SavedViews {...{ collection, tenant, language }} />
    </search>
  )
}
