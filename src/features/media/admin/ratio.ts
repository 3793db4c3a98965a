/** Larger terms say less than a decimal: nobody pictures 512:341. */
const MAX_TERM = 32

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

/**
 * The shape of an image in as few characters as possible: `16:9` where it is a simple one, `1,41:1` otherwise.
 * @param size in pixels; 0 by 0, of a file that could not be measured, gives null
 * @param tag the language of the decimal
 */
export function ratioText(size: { width: number; height: number }, tag: string): string | null {
  const [width, height] = [Math.round(size.width), Math.round(size.height)]
  if (width <= 0 || height <= 0) return null
  const common = divisor(width, height)
  const terms = [width / common, height / common]
  if (terms.every((term) => term <= MAX_TERM)) return terms.join(':')
  const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  return `${decimal.format(width / height)}:1`
}
