interface ServedFont {
  upright: string
  italic: string
  /** One weight as woff, for rendering share images. */
  card: string
  /** Range of the variable weight axis. */
  weight: string
  /** A system font adjusted to the same metrics, so that the swap causes no layout shift. */
  fallback: { local: string[]; sizeAdjust: string; ascent: string; descent: string }
}

/** The self-hosted fonts (files in `public/fonts`), by family name. */
export const servedFonts = {
  archivo: {
    upright: '/fonts/archivo.woff2',
    italic: '/fonts/archivo-italic.woff2',
    card: '/fonts/card/archivo.woff',
    weight: '100 900',
    fallback: {
      local: ['Arial', 'Liberation Sans', 'Roboto'],
      sizeAdjust: '97.6%',
      ascent: '90%',
      descent: '21.5%',
    },
  },
  newsreader: {
    upright: '/fonts/newsreader.woff2',
    italic: '/fonts/newsreader-italic.woff2',
    card: '/fonts/card/newsreader.woff',
    weight: '200 800',
    fallback: {
      local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
      sizeAdjust: '104.6%',
      ascent: '70.3%',
      descent: '25.3%',
    },
  },
} satisfies Record<string, ServedFont>

export type ServedFontName = keyof typeof servedFonts

export function isServedFont(family: string): family is ServedFontName {
  return Object.hasOwn(servedFonts, family)
}

/**
 * The `@font-face` rules of a self-hosted font: upright, italic, and the fallback `<family>-fallback` that follows it
 * in `font-family`.
 */
export function fontFaceRules(family: ServedFontName): string {
  const { upright, italic, weight, fallback } = servedFonts[family]
  const face = (style: string, url: string) =>
    `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;src:url(${url}) format("woff2")}`
  const local = fallback.local.map((name) => `local("${name}")`).join(',')
  return [
    face('normal', upright),
    face('italic', italic),
    `@font-face{font-family:${family}-fallback;src:${local};size-adjust:${fallback.sizeAdjust};` +
      `ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`,
  ].join('')
}
