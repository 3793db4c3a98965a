import type { ImageSize } from 'payload'

import { IMAGE_BREAKPOINTS, IMAGE_DENSITIES } from '@/src/lib/constants'

const QUALITY = 78

const widths = [
  ...new Set(
    Object.values(IMAGE_BREAKPOINTS).flatMap((width) => IMAGE_DENSITIES.map((density) => width * density)),
  ),
].sort((a, b) => a - b)

/** Payload names columns after sizes, and a column cannot begin with a digit. */
const NAMES: Record<number, string> = Object.fromEntries(
  Object.entries(IMAGE_BREAKPOINTS).map(([name, width]) => [width, name === '2xl' ? 'xxl' : name]),
)

/** §9: every breakpoint at densities 1 and 2, as webp; widths that two of them share are made once. */
export const imageSizes: ImageSize[] = widths.map((width) => ({
  name: NAMES[width] ?? `w${width}`,
  width,
  formatOptions: { format: 'webp', options: { quality: QUALITY } },
}))
