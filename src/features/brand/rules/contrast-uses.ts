import { colord } from 'colord'

import { contrastRatio, readableShade, readableTextColor } from '@/src/features/theme/rules/contrast'
import { shadeScale } from '@/src/features/theme/rules/shades'

/** The contrast that WCAG asks for: small text, and large text or what is no text. */
export const MINIMUM = {
  text: { AA: 4.5, AAA: 7 },
  large: { AA: 3, AAA: 4.5 },
} as const
export type Level = keyof (typeof MINIMUM)['text']

const USES = {
  text: 'text',
  link: 'text',
  button: 'text',
  heading: 'large',
  focus: 'large',
} as const satisfies Record<string, keyof typeof MINIMUM>
export type Use = keyof typeof USES

/** What a colour is seen on: the page itself, and the sections that stand out. */
type Grounds = { ground: string; subtle: string }

export type MeasuredUse = {
  use: Use
  ratio: number
  /** The highest level that it reaches. */
  level: Level | null
  /** The level that is next, with the contrast that it asks for, and the nearest colour that has it. */
  next: { level: Level; minimum: number; color: string | null } | null
  /** As it is shown; for text and links, what the site shows in its place where it is too faint. */
  shown: { color: string; ground: string }
}

const STEPS = 100

/** The colour nearest in lightness that passes; null if neither black nor white does. */
function nearestColor(color: string, passes: (candidate: string) => boolean): string | null {
  const base = colord(color)
  for (let step = 1; step <= STEPS; step += 1) {
    const nearest = [base.darken(step / STEPS), base.lighten(step / STEPS)].map((one) => one.toHex())
    const found = nearest.find(passes)
    if (found) return found
  }
  return null
}

/** On a button stands black or white, whichever reads better; all else stands on the page. */
const ratioOf = (use: Use, color: string, { ground, subtle }: Grounds): number =>
  use === 'button'
    ? contrastRatio(color, readableTextColor(color))
    : Math.min(contrastRatio(color, ground), contrastRatio(color, subtle))

function shownAs(use: Use, color: string, { ground, subtle }: Grounds): MeasuredUse['shown'] {
  if (use === 'button') return { color: readableTextColor(color), ground: color }
  const minimum = MINIMUM[use === 'heading' ? 'large' : 'text'].AA
  return { color: readableShade(shadeScale(color), subtle, minimum), ground }
}

/** The contrast of a brand colour in each use, and what would pass. */
export const measureUses = (color: string, grounds: Grounds): MeasuredUse[] =>
  Object.entries(USES).map(([name, size]) => {
    const use = name as Use
    const ratio = ratioOf(use, color, grounds)
    const { AA, AAA } = MINIMUM[size]
    const reached = ratio >= AAA ? 'AAA' : ratio >= AA ? 'AA' : null
    const level: Level = reached === null ? 'AA' : 'AAA'
    const minimum = MINIMUM[size][level]
    const passes = (candidate: string) => ratioOf(use, candidate, grounds) >= minimum
    return {
      use,
      ratio,
      level: reached,
      next: reached === 'AAA' ? null : { level, minimum, color: nearestColor(color, passes) },
      shown: shownAs(use, color, grounds),
    }
  })
