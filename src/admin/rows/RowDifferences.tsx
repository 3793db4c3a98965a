'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import type {
  ArrayFieldClient,
  BlocksFieldClient,
  ClientField,
  FieldDiffClientProps,
  GroupFieldClient,
  VersionField,
} from 'payload'

import {
  countChangedFieldsInRows,
  DiffCollapser,
  getFieldsForRowComparison,
  RenderVersionFieldsToDiff,
  useSelectedLocales,
} from '@/src/upstream/payload/version-parts'
import { comparedRowLabel } from './compared-rows'

type Props = FieldDiffClientProps<ArrayFieldClient | BlocksFieldClient>
type RowProps = Props & { index: number; from: unknown; to: unknown }

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The difference between two states of a row, under its name. */
function RowDifference({ baseVersionField, field, parentIsLocalized, index, from, to }: RowProps) {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { selectedLocales: locales } = useSelectedLocales()
  const localized = parentIsLocalized || Boolean(field.localized)
  const [valueFrom, valueTo] = [from ?? {}, to ?? {}]
  const compared: { fields: ClientField[]; versionFields?: VersionField[] } = getFieldsForRowComparison({
    ...{ baseVersionField, config, field, row: index },
    ...{ valueFromRow: valueFrom, valueToRow: valueTo },
  })
  const { fields, versionFields } = compared
  if (!versionFields?.length) return null
  const changeCount = countChangedFieldsInRows({
    ...{ config, field, locales, parentIsLocalized: localized },
    ...{ valueFromRows: [valueFrom], valueToRows: [valueTo] },
  })
  const name = comparedRowLabel(
    { field, row: to ?? from, index },
    { blocks: config.blocksMap, i18n, locales },
  )
  return (
    <div className="iterable-diff__row">
      <DiffCollapser
        {...{ changeCount, fields, locales, valueFrom, valueTo, parentIsLocalized: localized }}
        hideGutter
        Label={<span className="iterable-diff__label">{name}</span>}
      >
        <RenderVersionFieldsToDiff versionFields={versionFields} />
      </DiffCollapser>
    </div>
  )
}

/** The differences of a list, row by row. */
export function RowDifferences(props: Props) {
  const { comparisonValue, field, locale, parentIsLocalized, versionValue } = props
  const { i18n } = useTranslation()
  const { selectedLocales } = useSelectedLocales()
  const [from, to] = [rowsOf(comparisonValue), rowsOf(versionValue)]
  const count = Math.max(from.length, to.length)
  return (
    <div className="iterable-diff">
      <DiffCollapser
        {...{ field, parentIsLocalized, locales: selectedLocales }}
        isIterable
        valueFrom={comparisonValue}
        valueTo={versionValue}
        Label={
          <span>
            {locale && <span className="iterable-diff__locale-label">{locale}</span>}
            {field.label && getTranslation(field.label, i18n)}
          </span>
        }
      >
        <div className="iterable-diff__rows">
          {Array.from({ length: count }, (_, index) => (
            // Rows are compared by their place.
            <RowDifference key={index} {...props} index={index} from={from[index]} to={to[index]} />
          ))}
        </div>
      </DiffCollapser>
    </div>
  )
}

/** The differences of a group that has no label in the form either. */
export const GroupDifferences = ({ baseVersionField }: FieldDiffClientProps<GroupFieldClient>) => (
  <RenderVersionFieldsToDiff versionFields={baseVersionField.fields} />
)
