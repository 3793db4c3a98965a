'use client'

import { Button, useListQuery } from '@payloadcms/ui'

import { filtersOf, whereOf, type AuditFilters } from './filters'
import type { AuditTexts } from './texts'

export type Option = { value: string; label: string }
type Choice = { name: 'documentCollection' | 'actor' | 'action'; label: string; options: readonly Option[] }

type Props = { choices: readonly Choice[]; texts: AuditTexts['filters'] }

/** Filters the audit log by collection, account, action and days. The filters are in the URL. */
export function FilterBar({ choices, texts }: Props) {
  const { query, handleWhereChange } = useListQuery()
  const filters = filtersOf(query.where)
  const applyFilters = (changed: Partial<AuditFilters>) =>
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
          {filters.documentId ? texts.allDocuments : texts.clear}
        </Button>
      )}
    </search>
  )
}
