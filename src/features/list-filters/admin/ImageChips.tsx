'use client'

import { useTranslation } from '@payloadcms/ui'

import { RIGHTS_STATES } from '@/src/features/media/rules/rights'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { countImageFilters, IMAGE_FILE_TYPE_NAMES, IMAGE_USES } from '../rules/image-filters'
import { ChipGroup } from './ChipGroup'
import type { FilteredImages } from './filtered-list'
import { FolderBar } from './FolderBar'
import { FilterToggle } from './FilterToggle'
import { IMAGE_FILTER_TEXTS } from './image-texts'
import { SavedViews } from './SavedViews'
import { TagChips } from './TagChips'
import { type ChangedFilters, useImageFilters } from './use-image-filters'

const NONE: ChangedFilters = {
  alt: undefined,
  use: undefined,
  rights: undefined,
  size: undefined,
  type: undefined,
}

/** The folders and filters of images, which combine with each other, with the search and with Payload’s own filters. */
export function ImageChips({ folders, tags, ...list }: FilteredImages) {
  const language = toLocale(useTranslation().i18n.language)
  const texts = IMAGE_FILTER_TEXTS[language]
  const { filters, apply, isInDrawer } = useImageFilters(folders)
  return (
    <>
      <FolderBar
        {...{ folders, language }}
        tenant={list.tenant}
        chosen={filters.folder}
        isPicker={isInDrawer}
        onChoose={(folder) => apply({ folder })}
      />
      <FilterToggle texts={texts} count={countImageFilters(filters)}>
        <ChipGroup
          legend={texts.alt}
          options={LOCALES.map((locale) => ({ value: locale, label: localeName(locale, language) }))}
          chosen={filters.alt}
          onChoose={(alt) => apply({ alt })}
        />
        {/* Which images are used takes the server, and a picker sends it none of our filters. */}
        {!isInDrawer && (
          <ChipGroup
            legend={texts.use}
            options={IMAGE_USES.map((use) => ({ value: use, label: texts[use] }))}
            chosen={filters.use}
            onChoose={(use) => apply({ use })}
          />
        )}
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
        <TagChips {...{ tags, language }} chosen={filters.tag} onChoose={(tag) => apply({ tag })} />
        {countImageFilters(filters) > 0 && (
          <button type="button" className="gevel-chip gevel-chip--clear" onClick={() => apply(NONE)}>
            {texts.clear}
          </button>
        )}
        {!isInDrawer && <SavedViews {...list} language={language} />}
      </FilterToggle>
    </>
  )
}
