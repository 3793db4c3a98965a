import { fontFaceRules, isServedFont, servedFonts } from './served-fonts'
import type { ContentSources } from '@/src/features/consent/rules/third-party'

const FALLBACK_FAMILY = 'sans-serif'
const FONT_FILE = /\.(woff2|woff|ttf|otf)$/i
const FORMATS: Record<string, string> = { woff2: 'woff2', woff: 'woff', ttf: 'truetype', otf: 'opentype' }

/** A placeholder origin to parse relative font URLs with. */
const ANY_ORIGIN = 'http://site.invalid'

export type ThemeFont = {
  /** A value for `font-family`, with its fallback. */
  family: string
  /** A stylesheet to link, or null. */
  stylesheet: string | null
  /** `@font-face` rules for a font file, or null. */
  fontFace: string | null
  /** A font file to preload, or null. */
  preload: string | null
}

const NO_FONT: ThemeFont = { family: FALLBACK_FAMILY, stylesheet: null, fontFace: null, preload: null }

const parse = (url: string): URL | null => (URL.canParse(url, ANY_ORIGIN) ? new URL(url, ANY_ORIGIN) : null)

/** Removes characters that could end the CSS string or the style element. */
const clean = (name: string): string => name.replace(/["'\\<>{};\n\r]/g, '').trim()

function familyName({ searchParams, pathname }: URL): string {
  const requested = searchParams.get('family')?.split(':')[0]
  const file = decodeURIComponent(pathname.split('/').at(-1) ?? '').replace(/\.[a-z0-9]+$/i, '')
  return clean(requested ?? file)
}

/** Behaviour: theme-font */
export function themeFont(url: string | null | undefined): ThemeFont {
  const parsed = url ? parse(url) : null
  const name = parsed ? familyName(parsed) : ''
  if (!url || !parsed || !name || !['http:', 'https:'].includes(parsed.protocol)) return NO_FONT
  if (isServedFont(name) && servedFonts[name].upright === parsed.pathname) {
    const family = `"${name}", ${name}-fallback, ${FALLBACK_FAMILY}`
    return { family, stylesheet: null, fontFace: fontFaceRules(name), preload: parsed.pathname }
  }
  const family = `"${name}", ${FALLBACK_FAMILY}`
  const format = FONT_FILE.exec(parsed.pathname)?.[1]?.toLowerCase()
  if (!format) return { ...NO_FONT, family, stylesheet: url }
  const source = `url("${encodeURI(decodeURI(url)).replace(/["\\]/g, '')}") format("${FORMATS[format]}")`
  return {
    ...NO_FONT,
    family,
    fontFace: `@font-face{font-family:"${name}";src:${source};font-weight:100 900;font-display:swap}`,
  }
}

/** Origins of stylesheets whose font files have another origin. */
const FILE_ORIGINS: Record<string, string> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
}
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/

/** The external origins that a font is loaded from; none for a font that this site serves. */
export function fontSources(url: string | null | undefined): Pick<ContentSources, 'style' | 'font'> {
  const { stylesheet, fontFace, preload } = themeFont(url)
  const origin = parse(url ?? '')?.origin
  if (preload || (!stylesheet && !fontFace)) return {}
  if (!origin || origin === ANY_ORIGIN || !ORIGIN.test(origin)) return {}
  return stylesheet ? { style: [origin], font: [FILE_ORIGINS[origin] ?? origin] } : { font: [origin] }
}

/** Whether the font is loaded from another server, which then learns visitors' IP addresses. */
export const isForeignFont = (url: string | null | undefined): boolean =>
  Boolean(url) && parse(url ?? '')?.origin !== ANY_ORIGIN
