import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { blocks } from '@/blocks'
import { LOCALES } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { samples } from './samples'

type Row = Record<string, unknown>
const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const inEveryLanguage = (value: unknown): boolean => {
  const texts = isRecord(value) && 'markdown' in value ? value.markdown : value
  return isRecord(texts) && LOCALES.every((locale) => filled(texts[locale]))
}

/** Forms belong to a tenant, like images. */
const isForm = (field: Field): boolean => field.type === 'relationship' && field.relationTo === 'forms'

/** Paths of required fields that the sample leaves empty, except images. */
function gaps(fields: Field[], row: Row, at: string): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'row' || field.type === 'collapsible') return gaps(field.fields, row, at)
    if (!('name' in field) || field.type === 'upload' || isForm(field)) return []
    const value = row[field.name]
    const here = `${at}.${field.name}`
    if (field.type === 'group') return isRecord(value) ? gaps(field.fields, value, here) : []
    if (field.type === 'array') {
      const rows = Array.isArray(value) ? value.filter(isRecord) : []
      const tooFew = rows.length < (field.minRows ?? 0) ? [here] : []
      return [...tooFew, ...rows.flatMap((item, index) => gaps(field.fields, item, `${here}[${index}]`))]
    }
    if (value === undefined) {
      const needed =
        'required' in field && field.required && !('defaultValue' in field || field.admin?.condition)
      return needed ? [here] : []
    }
    return 'localized' in field && field.localized && !inEveryLanguage(value) ? [here] : []
  })
}

describe.each(blocks.map((block) => [block.slug, block] as const))('sample of %s', (slug, block) => {
  const entry = Object.entries(samples).find(([name]) => name === slug)

  it('has all required fields in every locale, except images', () => {
    expect(entry?.[1].blockType).toBe(slug)
    expect(gaps(block.fields, entry?.[1] ?? {}, slug)).toEqual([])
  })
})
