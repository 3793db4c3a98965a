import { fontFaceRules } from './served-fonts'
import { buildTheme } from './theme'
import { themeAttributes } from './theme-attributes'
import { type StoredThemeSettings, themeOptions, type ThemeSettings } from './theme-settings'
import { themeSurfaces } from './theme-surfaces'

export type SiteTheme = {
  /** For the style element in the page's head. */
  css: string
  /** A font stylesheet to link, or null. */
  stylesheet: string | null
  /** A font file to preload, or null. */
  preload: string | null
  /** The `data-*` attributes of <html>. */
  attributes: Record<`data-${string}`, string>
}

/** What of a brand decides the theme. */
export type ThemedBrand = {
  themePrimaryColor: string
  themeSecondaryColor: string
  themeAccentColor: string
  themeFontUrl?: string | null
  theme: StoredThemeSettings
}

/** The neutral colours of a color mode, light where there is none. */
export const surfacesOf = (mode: unknown) => themeSurfaces[mode === 'dark' ? 'dark' : 'light']

const headingFontOf = (value: unknown): ThemeSettings['headingFont'] => {
  const option = themeOptions.find(({ name }) => name === 'headingFont')
  const known = option?.options.find((one) => one.value === value)
  return (known?.value ?? 'text') as ThemeSettings['headingFont']
}

/** The theme of a brand, for the head of a document. */
export function brandTheme({ theme, themeFontUrl, ...brand }: ThemedBrand): SiteTheme {
  const colors = {
    primary: brand.themePrimaryColor,
    secondary: brand.themeSecondaryColor,
    accent: brand.themeAccentColor,
  }
  const { css, font } = buildTheme(colors, themeFontUrl, surfacesOf(theme.colorMode))
  const headingFont = headingFontOf(theme.headingFont)
  const headingFaces = headingFont === 'text' ? '' : fontFaceRules(headingFont)
  return {
    css: `${headingFaces}${css}`,
    stylesheet: font.stylesheet,
    preload: font.preload,
    attributes: themeAttributes(theme),
  }
}
