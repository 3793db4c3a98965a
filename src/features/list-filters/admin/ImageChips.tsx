'use client'

import { useListQuery, useTranslation } from '@payloadcms/ui'
import type { ListQuery } from 'payload'

import { RIGHTS_STATES } from '@/src/features/media/rules/rights'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import {
  countImageFilters,
  IMAGE_FILE_TYPE_NAMES,
  IMAGE_USES,
  type ImageFilters,
  readImageFilters,
} from '../rules/image-filters'
import { ChipGroup } from './ChipGroup'
import type { FilteredList } from './filtered-list'
import { FilterToggle } from './FilterToggle'
import { IMAGE_FILTER_TEXTS } from './image-texts'
import { SavedViews } from './SavedViews'

type Changed = { [Name in keyof ImageFilters]?: string | undefined }

const NONE: Changed = { alt: undefined, use: undefined, rights: undefined, size: undefined, type: undefined }

/** Filters of images, which combine with each other, with the search and with Payload’s own filters; they are in the URL. */
export function ImageChips(list: FilteredList) {
  const language = toLocale(useTranslation().i18n.language)
  const { query, refineListData } = useListQuery()
  const texts = IMAGE_FILTER_TEXTS[language]
  const filters = readImageFilters({ ...query })
  const apply = (changed: Changed) => {
    // Payload keeps parameters that it does not know in the address; its type does not.
    const asked: ListQuery & Changed = { ...changed, page: 1 }
    void refineListData(asked)
  }
  return (
    <FilterToggle texts={texts} count={countImageFilters(filters)}>
      <ChipGroup
        legend={texts.alt}
        options={LOCALES.map((locale) => ({ value: locale, label: localeName(locale, language) }))}
        chosen={filters.alt}
        onChoose={(alt) => apply({ alt })}
      />
      <ChipGroup
        legend={texts.use}
        options={IMAGE_USES.map((use) => ({ value: use, label: texts[use] }))}
        chosen={filters.use}
        onChoose={(use) => apply({ use })}
      />
      <ChipGroup
        legend={texts.rights}
        options={RIGHTS_STATES.map((state) => ({ value: state, label: texts[state] }))}
        chosen={filters.rights}
        onChoose={(rights) => apply({ rights })}
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
      {countImageFilters(filters) > 0 && (
        <button type="button" className="gevel-chip gevel-chip--clear" onClick={() => apply(NONE)}>
          {texts.clear}
        </button>
      )}
      <SavedViews {...list} language={language} />
    </FilterToggle>
  )
}
