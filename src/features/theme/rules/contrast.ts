import { colord, extend } from 'colord'
import a11yPlugin from 'colord/plugins/a11y'

import { CONTRAST } from '@/src/lib/constants'
import { type ShadeScale, STEPS } from './shades'

extend([a11yPlugin])

/** The WCAG contrast ratio of two colours, 1 to 21, rounded down to two decimals. */
export const contrastRatio = (a: string, b: string): number => colord(a).contrast(b)

/** Black or white, whichever reads better on `background`. One of the two always reaches 4.5:1. */
export const readableTextColor = (background: string): '#000000' | '#ffffff' =>
  contrastRatio(background, '#ffffff') >= contrastRatio(background, '#000000') ? '#ffffff' : '#000000'

/**
 * The shade nearest to the brand's own colour that reaches `minimum` on `background`;
 * black or white where the whole scale is too close to the background.
 */
export function readableShade(
  scale: ShadeScale,
  background: string,
  minimum: number = CONTRAST.smallText,
): string {
  const nearestFirst = STEPS.toSorted((a, b) => Math.abs(a - 500) - Math.abs(b - 500))
  const step = nearestFirst.find((candidate) => contrastRatio(scale[candidate], background) >= minimum)
  return step ? scale[step] : readableTextColor(background)
}
