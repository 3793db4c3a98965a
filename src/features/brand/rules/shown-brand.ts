import type { ThemedBrand } from '@/src/features/theme/rules/site-theme'
import { isRecord } from '@/src/lib/is-record'
import { BRAND_COLORS } from './brand'

const HEX = /^#[0-9a-f]{6}$/i
/** Nothing that could end a CSS string. */
const SAFE = /^[^"'<>\\\s]*$/

export const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value)

/** An address of a font that is safe in a stylesheet; null for anything else. */
export function fontOf(value: unknown): string | null {
  if (typeof value !== 'string' || !SAFE.test(value)) return null
  try {
    return decodeURI(value) && value
  } catch {
    return null
  }
}

/** What of a form a preview can show at once; null while a colour is being typed. */
export function shownBrand(form: Record<string, unknown>): ThemedBrand | null {
  const [themePrimaryColor, themeSecondaryColor, themeAccentColor] = BRAND_COLORS.map((name) => form[name])
  if (!isHex(themePrimaryColor) || !isHex(themeSecondaryColor) || !isHex(themeAccentColor)) return null
  const theme = isRecord(form.theme) ? form.theme : {}
  return {
    ...{ themePrimaryColor, themeSecondaryColor, themeAccentColor, theme },
    themeFontUrl: fontOf(form.themeFontUrl),
  }
}
