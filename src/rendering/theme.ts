import { themeAttributes } from '@/src/features/theme/rules/theme-attributes'
import { fontFaceRules } from '@/src/features/theme/rules/served-fonts'
import { themeSurfaces } from '@/src/features/theme/rules/theme-surfaces'
import { buildTheme } from '@/src/features/theme/rules/theme'
import type { SiteContent } from './site'

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

/** The theme of a domain, for the document's head. */
export function siteTheme({ domain }: Pick<SiteContent, 'domain'>): SiteTheme {
  const colors = {
    primary: domain.themePrimaryColor,
    secondary: domain.themeSecondaryColor,
    accent: domain.themeAccentColor,
  }
  const { css, font } = buildTheme(colors, domain.themeFontUrl, themeSurfaces[domain.theme.colorMode])
  const { headingFont } = domain.theme
  const headingFaces = headingFont === 'text' ? '' : fontFaceRules(headingFont)
  return {
    css: `${headingFaces}${css}`,
    stylesheet: font.stylesheet,
    preload: font.preload,
    attributes: themeAttributes(domain.theme),
  }
}
