'use client'

import { useListQuery, useTranslation } from '@payloadcms/ui'
import type { ListQuery } from 'payload'
import { type SubmitEvent, useId } from 'react'

import { localeName, perLocale, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { countFilters, FILTER_STATES, MAX_PATH, readFilters } from '../rules/list-filters'
import { ChipGroup } from './ChipGroup'
import type { FilteredList } from './filtered-list'
import { FilterToggle } from './FilterToggle'
import { SavedViews } from './SavedViews'
import { FILTER_TEXTS } from './texts'

type Changed = Partial<Record<Locale | 'path', string | undefined>>

/** Filters that combine with each other, with the search and with Payload’s own filters; they are in the URL. */
export function FilterChips(list: FilteredList) {
  const language = toLocale(useTranslation().i18n.language)
  const { query, refineListData } = useListQuery()
  const id = useId()
  const texts = FILTER_TEXTS[language]
  const filters = readFilters({ ...query })
  const apply = (changed: Changed) => {
    // Payload keeps parameters that it does not know in the address; its type does not.
    const asked: ListQuery & Changed = { ...changed, page: 1 }
    void refineListData(asked)
  }
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const path = new FormData(event.currentTarget).get('path')
    apply({ path: typeof path === 'string' && path.trim() !== '' ? path.trim() : undefined })
  }
  return (
    <FilterToggle texts={texts} count={countFilters(filters)}>
      {LOCALES.map((locale) => (
        <ChipGroup
          key={locale}
          legend={localeName(locale, language)}
          options={FILTER_STATES.map((state) => ({ value: state, label: texts.states[state] }))}
          chosen={filters.states[locale]}
          onChoose={(state) => apply({ [locale]: state })}
        />
      ))}
      <form key={filters.path} className="gevel-chips" onSubmit={search}>
        <label htmlFor={id}>{texts.path}</label>
        <input
          {...{ id, name: 'path', type: 'search', maxLength: MAX_PATH }}
          defaultValue={filters.path}
          placeholder={texts.example}
        />
      </form>
      {countFilters(filters) > 0 && (
        <button
          type="button"
          className="gevel-chip gevel-chip--clear"
          onClick={() => apply({ ...perLocale(() => undefined), path: undefined })}
        >
          {texts.clear}
        </button>
      )}
      <SavedViews {...list} language={language} />
    </FilterToggle>
  )
}
