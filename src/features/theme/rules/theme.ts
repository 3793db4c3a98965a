import { CONTRAST } from '@/src/lib/constants'
import { readableTextColor, readableShade } from './contrast'
import { type ThemeFont, themeFont } from './font'
import { channels, shadeScale, STEPS } from './shades'

export type ThemeColors = { primary: string; secondary: string; accent: string }
type Surfaces = { ground: string; subtle: string; ink: string }

export type Theme = { css: string; font: ThemeFont }

type Variable = readonly [name: string, value: string]

/** `--primary-500: #rrggbb` and `--primary-500-rgb: r g b` (Behaviour: theme-variables). */
function colorVariables(name: string, color: string, { subtle }: Pick<Surfaces, 'subtle'>): Variable[] {
  const scale = shadeScale(color)
  const shades = STEPS.flatMap((step): Variable[] => [
    [`--${name}-${step}`, scale[step]],
    [`--${name}-${step}-rgb`, channels(scale[step])],
  ])
  return [
    ...shades,
    [`--on-${name}`, readableTextColor(color)],
    [`--${name}-text`, readableShade(scale, subtle)],
    [`--${name}-text-large`, readableShade(scale, subtle, CONTRAST.largeText)],
  ]
}

/** Builds a domain's theme: the CSS of its colours and font for the style element in the head. */
export function buildTheme(
  colors: ThemeColors,
  fontUrl: string | null | undefined,
  surfaces: Surfaces,
): Theme {
  const font = themeFont(fontUrl)
  const variables: Variable[] = [
    ...Object.entries(colors).flatMap(([name, color]) => colorVariables(name, color, surfaces)),
    ...Object.entries(surfaces).map(([name, color]): Variable => [`--base-${name}`, color]),
    ['--font-brand', font.family],
  ]
  const rules = variables.map(([name, value]) => `${name}:${value}`).join(';')
  return { font, css: `${font.fontFace ?? ''}:root{${rules}}` }
}
