import type { FieldHook } from 'payload'

import type { Domain } from '@/payload-types'
import { themeSurfaces } from '@/src/features/theme/rules/theme-surfaces'
import { isForeignFont } from '@/src/features/theme/rules/font'
import { measureColor } from '@/src/features/theme/rules/theme'
import { type LocaleTexts, textIn, toLocale } from '@/src/i18n/locale-texts'
import { LANGUAGES } from '@/src/lib/constants'

const TEXTS = {
  nl: {
    names: {
      themePrimaryColor: 'Hoofdkleur',
      themeSecondaryColor: 'Tweede kleur',
      themeAccentColor: 'Accentkleur',
    },
    ratio: (name: string, ratio: string, text: string) =>
      `${name}: ${ratio}:1 op de pagina; als tekst wordt het ${text}.`,
    foreign: 'Het lettertype komt van een andere server: die ziet wie uw site bezoekt.',
  },
  en: {
    names: { themePrimaryColor: 'Primary', themeSecondaryColor: 'Secondary', themeAccentColor: 'Accent' },
    ratio: (name: string, ratio: string, text: string) =>
      `${name}: ${ratio}:1 on the page; as text it becomes ${text}.`,
    foreign: 'The font comes from another server, which sees who visits your site.',
  },
} as const satisfies LocaleTexts<unknown>

const COLORS = ['themePrimaryColor', 'themeSecondaryColor', 'themeAccentColor'] as const

/** Reports the contrast of each colour, and the consequences of a third-party font. */
export const showContrast: FieldHook<Domain, string, Partial<Domain>> = ({ siblingData, req }) => {
  const language = toLocale(req.i18n.language)
  const texts = textIn(TEXTS, language)
  const decimal = new Intl.NumberFormat(LANGUAGES[language].tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const ground = themeSurfaces[siblingData.theme?.colorMode === 'dark' ? 'dark' : 'light']
  const lines = COLORS.flatMap((name) => {
    const color = siblingData[name]
    if (!color) return []
    const { onGround, text } = measureColor(color, ground)
    return [texts.ratio(texts.names[name], decimal.format(onGround), text)]
  })
  return [...lines, ...(isForeignFont(siblingData.themeFontUrl) ? [texts.foreign] : [])].join('\n')
}
