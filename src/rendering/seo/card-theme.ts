import type { Media } from '@/payload-types'
import { isServedFont, servedFonts, type ServedFontName } from '@/src/features/theme/rules/served-fonts'
import { themeSurfaces } from '@/src/features/theme/rules/theme-surfaces'
import { themeFont } from '@/src/features/theme/rules/font'
import { populatedMedia, type SiteContent } from '../site'

/** The style of a site's images for sharing. */
export type CardTheme = {
  font: ServedFontName
  colors: { ground: string; ink: string; line: string; primary: string }
  grid: boolean
  logo: Media | null
  picture: Media | null
}

/** The font of the site's headings; a self-hosted one instead of one from another server. */
function cardFont({ themeFontUrl, theme }: SiteContent['domain']): ServedFontName {
  if (theme.headingFont !== 'text') return theme.headingFont
  const { preload } = themeFont(themeFontUrl)
  const served = Object.keys(servedFonts).filter(isServedFont)
  return served.find((name) => servedFonts[name].upright === preload) ?? 'archivo'
}

export function cardTheme({ domain }: SiteContent): CardTheme {
  const { colorMode, grid } = domain.theme
  const { ground, ink } = themeSurfaces[colorMode]
  const line = colorMode === 'dark' ? '#1d2729' : '#dde2e5'
  const logo = colorMode === 'dark' ? domain.logoDarkMedia : domain.logoMedia
  return {
    font: cardFont(domain),
    colors: { ground, ink, line, primary: domain.themePrimaryColor },
    grid: grid === 'visible',
    logo: populatedMedia(logo),
    picture: populatedMedia(domain.head?.ogImage),
  }
}
