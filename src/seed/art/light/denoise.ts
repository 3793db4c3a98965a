import { at, type Exposure } from './expose'

/** Edge-avoiding à-trous filter: averages only over pixels of the same surface and like brightness. */
export function denoise(exposure: Exposure, passes: number): Float32Array {
  let source = exposure.color
  for (let pass = 0; pass < passes; pass++) {
    const reference = pass === 0 ? smooth(exposure, source, source, { step: 1, tolerance: 1e3 }) : source
    source = smooth(exposure, source, reference, { step: 2 ** pass, tolerance: 1.1 / 1.7 ** pass })
  }
  return source
}

const KERNEL = [0.375, 0.25, 0.0625]
const tones = (data: Float32Array): Float32Array =>
  Float32Array.from({ length: data.length / 4 }, (_, i) =>
    Math.log2(at(data, i * 4) + at(data, i * 4 + 1) + at(data, i * 4 + 2) + 0.004),
  )

type Pass = { step: number; tolerance: number }

function smooth(
  exposure: Exposure,
  source: Float32Array,
  reference: Float32Array,
  { step, tolerance }: Pass,
): Float32Array {
  const { width, height, guide } = exposure
  const tone = tones(reference)
  const result = new Float32Array(source.length)
  for (let here = 0; here < width * height; here++) {
    const [x, y] = [here % width, Math.floor(here / width)]
    let [r, g, b, total] = [0, 0, 0, 0]
    for (let tap = 0; tap < 25; tap++) {
      const [dx, dy] = [(tap % 5) - 2, Math.floor(tap / 5) - 2]
      const [u, v] = [x + dx * step, y + dy * step]
      if (u < 0 || v < 0 || u >= width || v >= height) continue
      const there = v * width + u
      const difference = (at(tone, there) - at(tone, here)) / tolerance
      const spatial = (KERNEL[Math.abs(dx)] ?? 0) * (KERNEL[Math.abs(dy)] ?? 0)
      const weight = spatial * Math.exp(-surfaceChange(guide, here * 4, there * 4) - difference * difference)
      r += at(source, there * 4) * weight
      g += at(source, there * 4 + 1) * weight
      b += at(source, there * 4 + 2) * weight
      total += weight
    }
    result.set([r / total, g / total, b / total, 1], here * 4)
  }
  return result
}

function surfaceChange(guide: Float32Array, a: number, b: number): number {
  const normal =
    Math.abs(at(guide, a) - at(guide, b)) +
    Math.abs(at(guide, a + 1) - at(guide, b + 1)) +
    Math.abs(at(guide, a + 2) - at(guide, b + 2))
  return normal * 6 + Math.abs(at(guide, a + 3) - at(guide, b + 3)) * 24
}
