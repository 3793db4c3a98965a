'use client'

import { Button, useListQuery } from '@payloadcms/ui'

import { filtersOf, whereOf } from './filters'

export type FilterOption = { value: string; label: string }

type Props = {
  /** The fields that are filtered by an exact value, with a select each. */
  choices: readonly { name: string; label: string; options: readonly FilterOption[] }[]
  /** A field that only links filter by, and what the button that ends it says. */
  linked?: { name: string; clear: string }
  texts: { label: string; all: string; from: string; until: string; clear: string }
}

/** Filters a list by values and days. The filters are in the URL. */
export function FilterBar({ choices, linked, texts }: Props) {
  const { query, handleWhereChange } = useListQuery()
  const names = [...choices.map(({ name }) => name), ...(linked ? [linked.name] : [])]
  const filters = filtersOf(query.where, names)
  const applyFilters = (changed: Record<string, string>) =>
    void handleWhereChange?.(whereOf({ ...filters, ...changed }))
  const isFiltered = Object.values(filters).some((value) => value !== '')
  return (
    <search className="gevel-filters" aria-label={texts.label}>
      {choices.map(({ name, label, options }) => (
        <label key={name}>
          <span>{label}</span>
          <select value={filters[name]} onChange={({ target }) => applyFilters({ [name]: target.value })}>
            <option value="">{texts.all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {(['from', 'until'] as const).map((name) => (
        <label key={name}>
          <span>{texts[name]}</span>
          <input
            type="date"
            value={filters[name]}
            onChange={({ target }) => applyFilters({ [name]: target.value })}
          />
        </label>
      ))}
      {isFiltered && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => void handleWhereChange?.({})}
        >
          {linked && filters[linked.name] ? linked.clear : texts.clear}
        </Button>
      )}
    </search>
  )
}
