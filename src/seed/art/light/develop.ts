import sharp from 'sharp'
import { addBloom } from './bloom'
import { denoise } from './denoise'
import { at, type Exposure } from './expose'

/** How a render is developed: `exposure` in stops, `bloom` 0–1, `grain` in 8-bit steps, `width` in pixels of the result. */
export type Development = { exposure: number; bloom: number; grain: number; width: number; denoise: number }

/** Filmic curve for one channel of linear light. */
const filmic = (x: number): number =>
  Math.min(1, Math.max(0, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)))
const encode = (x: number): number => Math.round(65535 * filmic(x * 0.8) ** (1 / 2.2))

function toSixteenBit(linear: Float32Array, gain: number): Uint16Array {
  const pixels = new Uint16Array((linear.length / 4) * 3)
  for (let from = 0, to = 0; from < linear.length; from += 4) {
    const [r, g, b] = [at(linear, from) * gain, at(linear, from + 1) * gain, at(linear, from + 2) * gain]
    const spill = Math.max(0, (r + g + b) / 3 - 1) * 0.06
    pixels[to++] = encode(r + spill)
    pixels[to++] = encode(g + spill)
    pixels[to++] = encode(b + spill)
  }
  return pixels
}

/** Deterministic grain: soft noise, strongest in the mid tones. */
function addGrain(pixels: Buffer, width: number, amount: number): void {
  let state = 20261121
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296 - 0.5
  }
  let carry = 0
  for (let i = 0; i < pixels.length; i += 3) {
    carry = i % (width * 3) === 0 ? 0 : carry * 0.45 + random()
    const tone = ((pixels[i] ?? 0) + (pixels[i + 1] ?? 0) + (pixels[i + 2] ?? 0)) / 765
    const offset = carry * amount * (0.35 + 2.2 * tone * (1 - tone))
    for (let c = 0; c < 3; c++)
      pixels[i + c] = Math.min(255, Math.max(0, Math.round((pixels[i + c] ?? 0) + offset)))
  }
}

/** Turns linear light into a finished picture (JPEG bytes): noise filter, bloom, filmic curve, enlarging, film grain. */
export async function develop(exposure: Exposure, how: Development, file: string): Promise<void> {
  const { width, height } = exposure
  const linear = denoise(exposure, how.denoise)
  addBloom(linear, width, height, how.bloom)
  const { data, info } = await sharp(toSixteenBit(linear, 2 ** how.exposure), {
    raw: { width, height, channels: 3 },
  })
    .resize({ width: how.width, kernel: 'lanczos3' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  addGrain(data, info.width, how.grain)
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:2:0' })
    .toFile(file)
}
