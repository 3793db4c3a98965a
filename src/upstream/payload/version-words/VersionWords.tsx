'use client'

import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui'
import type { FieldDiffClientProps } from 'payload'

import { wordsOf } from './words'

/** The difference between two values, in words. */
export function VersionWords(props: FieldDiffClientProps) {
  const { comparisonValue, field, locale, nestingLevel, versionValue } = props
  const { i18n } = useTranslation()
  const html = (value: unknown) => `<p>${escapeDiffHTML(wordsOf(field, value, i18n))}</p>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(comparisonValue),
    postProcess: unescapeDiffHTML,
    toHTML: html(versionValue),
    tokenizeByCharacter: false,
  })
  const label = 'label' in field ? field.label : undefined
  return (
    <FieldDiffContainer
      className="text-diff"
      From={From}
      To={To}
      i18n={i18n}
      label={{ label, ...(locale && { locale }) }}
      {...(nestingLevel !== undefined && { nestingLevel })}
    />
  )
}

/** Of names of blocks, which nobody can type. */
export const NoDifference = () => null
