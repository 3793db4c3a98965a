import type { TextBox } from '@/src/features/previews/rules/messages'

/** As messages.ts has it; anything else is left to the panel. */
const COLOR = /^(?:rgba?|oklab|oklch|lab|lch)\(/
const CLEAR = /^rgba\(.*, 0\)$/

const colorOf = (color: string): string | null => (COLOR.test(color) ? color : null)

/** What is behind a text. */
function groundOf(element: Element | null): string | null {
  if (!element) return null
  const { backgroundColor } = getComputedStyle(element)
  return CLEAR.test(backgroundColor) ? groundOf(element.parentElement) : colorOf(backgroundColor)
}

/** Where a rich text is in the window, and how its lines look. */
export function boxOf(element: Element): TextBox {
  const { top, left, width, height } = element.getBoundingClientRect()
  const { fontSize, lineHeight, color } = getComputedStyle(element.querySelector('p, li') ?? element)
  const size = Number.parseFloat(fontSize)
  return {
    ...{ top, left, width, height, size },
    // `normal` is no number.
    line: Number.parseFloat(lineHeight) || size * 1.5,
    color: colorOf(color),
    ground: groundOf(element),
  }
}
