import { getTranslation } from '@payloadcms/translations'
import type { DefaultServerCellComponentProps, NumberFieldServerProps } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { ratioText } from './ratio'

type Size = { width?: number | null; height?: number | null }

/** The ratio as people write it; the stored number is for pages, which reserve the space with it. */
const formatRatio = ({ width, height }: Size, language: Locale): string =>
  ratioText({ width: width ?? 0, height: height ?? 0 }, LANGUAGES[language].tag) ?? '–'

export const RatioCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => (
  <span>{formatRatio(rowData as Size, toLocale(i18n.language))}</span>
)

export function RatioField({ data, field, i18n }: NumberFieldServerProps) {
  return (
    <div className="field-type gevel-fact">
      <span className="field-label">{getTranslation(field.label || field.name, i18n)}</span>
      <p>{formatRatio(data as Size, toLocale(i18n.language))}</p>
    </div>
  )
}
