import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

import { isEmpty } from '@/src/features/pages/rules/block-languages'
import { isRecord } from '@/src/lib/is-record'

/** A field of a comparison, as Payload gives it to the browser: with its component, and the fields within it. */
export type Compared = {
  type?: string
  CustomComponent?: ReactNode
  fields?: ComparedField[]
  rows?: ComparedField[][]
  tabs?: { fields: ComparedField[] }[]
}
export type ComparedField = { field?: Compared; fieldByLocale?: Record<string, Compared> }

type Difference = {
  comparisonValue?: unknown
  versionValue?: unknown
  locale?: string
  baseVersionField?: object
}
type Reading = { nameOf: (locale: string) => string; locale: string; changesOnly: boolean }

/** An image has its texts in all languages, of which Payload makes “[object Object]”. */
function readable(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((one) => readable(one, locale))
  if (!isRecord(value)) return value
  const { alt, value: document } = value
  if (isRecord(document)) return { ...value, value: readable(document, locale) }
  const text = isRecord(alt) ? alt[locale] || Object.values(alt).find(Boolean) : alt
  return { ...value, alt: typeof text === 'string' ? text : '' }
}

const isChange = ({ comparisonValue, versionValue }: Difference): boolean =>
  !isEmpty(comparisonValue) || !isEmpty(versionValue)

const holdsFields = ({ fields = [], rows = [], tabs = [] }: Compared): boolean =>
  fields.length > 0 || tabs.length > 0 || rows.some((row) => row.length > 0)

function improved(compared: Compared, reading: Reading): Compared | null {
  const { CustomComponent, type, fields, rows, tabs } = compared
  const inner = {
    ...(fields && { fields: comparedFields(fields, reading) }),
    ...(rows && { rows: rows.map((row) => comparedFields(row, reading)) }),
    ...(tabs && {
      tabs: tabs
        .map((tab) => ({ ...tab, fields: comparedFields(tab.fields, reading) }))
        .filter((tab) => tab.fields.length > 0),
    }),
  }
  if (reading.changesOnly && holdsFields(compared) && !holdsFields(inner)) return null
  if (!isValidElement(CustomComponent)) return { ...compared, ...inner }
  const { props } = CustomComponent as ReactElement<Difference>
  if (reading.changesOnly && !isChange(props)) return null
  const value = (one: unknown) => (type === 'upload' ? readable(one, reading.locale) : one)
  const changed: Difference = {
    comparisonValue: value(props.comparisonValue),
    versionValue: value(props.versionValue),
    ...(props.baseVersionField && { baseVersionField: { ...props.baseVersionField, ...inner } }),
    // The component of a relation reads titles in that language; all others only show it.
    ...(props.locale && type !== 'relationship' && { locale: reading.nameOf(props.locale) }),
  }
  return { ...compared, ...inner, CustomComponent: cloneElement(CustomComponent, changed) }
}

/** The fields with images named by their texts and languages by their names, without those that are empty in both versions. */
export function comparedFields(fields: readonly ComparedField[], reading: Reading): ComparedField[] {
  return fields.flatMap(({ field, fieldByLocale }): ComparedField[] => {
    const own = field ? improved(field, reading) : null
    const each = Object.entries(fieldByLocale ?? {}).flatMap(([locale, compared]) => {
      const one = improved(compared, reading)
      return one ? [[locale, one] as const] : []
    })
    if (each.length > 0) return [{ fieldByLocale: Object.fromEntries(each) }]
    return own ? [{ field: own }] : []
  })
}
