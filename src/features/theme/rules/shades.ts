import { colord } from 'colord'

/** Points of HSL lightness that each step adds to the base colour (Behaviour: theme-shades). */
export const SHADE_STEPS = {
  50: 52,
  100: 45,
  200: 35,
  300: 25,
  400: 10,
  500: 0,
  600: -10,
  700: -20,
  800: -30,
  900: -40,
} as const

export type ShadeStep = keyof typeof SHADE_STEPS
export type ShadeScale = Record<ShadeStep, string>

export const STEPS = Object.keys(SHADE_STEPS).map(Number) as ShadeStep[]

/** The shade at `step`, as `#rrggbb`. Step 500 is the given colour, unchanged. */
export function shade(color: string, step: ShadeStep): string {
  const points = SHADE_STEPS[step]
  return points === 0
    ? color.toLowerCase()
    : colord(color)
        .lighten(points / 100)
        .toHex()
}

/** All shades of a colour, lightest first. */
export const shadeScale = (color: string): ShadeScale =>
  Object.fromEntries(STEPS.map((step) => [step, shade(color, step)])) as ShadeScale

/** `#rrggbb` as space-separated channels, for `rgb(var(--x-rgb) / 0.4)`. */
export function channels(color: string): string {
  const { r, g, b } = colord(color).toRgb()
  return `${r} ${g} ${b}`
}
