/** With larger terms a decimal is clearer: nobody can picture 512:341. */
const MAX_TERM = 32

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other)

/**
 * The aspect ratio of an image: `16:9` where the terms are small, `1,41:1` otherwise.
 * @param size in pixels; null for 0 by 0, the size of a file that could not be measured
 * @param tag the BCP 47 tag for the decimal
 */
export function ratioText(size: { width: number; height: number }, tag: string): string | null {
  const [width, height] = [Math.round(size.width), Math.round(size.height)]
  if (width <= 0 || height <= 0) return null
  const common = greatestCommonDivisor(width, height)
  const terms = [width / common, height / common]
  if (terms.every((term) => term <= MAX_TERM)) return terms.join(':')
  const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  return `${decimal.format(width / height)}:1`
}
