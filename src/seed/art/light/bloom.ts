import { at } from './expose'

/** Light that spills over around bright places, as a lens does: wide blurs of a small copy, added back. */
export function addBloom(linear: Float32Array, width: number, height: number, amount: number): void {
  const scale = 4
  const [w, h] = [Math.floor(width / scale), Math.floor(height / scale)]
  const small = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      for (let c = 0; c < 3; c++)
        small[(y * w + x) * 3 + c] = Math.min(24, at(linear, (y * scale * width + x * scale) * 4 + c))
    }
  }
  const wide = [6, 22, 64].map((radius) => blur(small, w, h, radius))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fx, fy] = [Math.min(w - 1.001, x / scale), Math.min(h - 1.001, y / scale)]
      const [ix, iy] = [Math.floor(fx), Math.floor(fy)]
      const [ax, ay] = [fx - ix, fy - iy]
      for (let c = 0; c < 3; c++) {
        let glow = 0
        for (const layer of wide) {
          const top = at(layer, (iy * w + ix) * 3 + c) * (1 - ax) + at(layer, (iy * w + ix + 1) * 3 + c) * ax
          const low =
            at(layer, ((iy + 1) * w + ix) * 3 + c) * (1 - ax) +
            at(layer, ((iy + 1) * w + ix + 1) * 3 + c) * ax
          glow += (top * (1 - ay) + low * ay) / wide.length
        }
        const index = (y * width + x) * 4 + c
        linear[index] = at(linear, index) * (1 - amount * 0.5) + glow * amount
      }
    }
  }
}

/** Three box passes in each direction, close to a Gaussian. */
function blur(source: Float32Array, w: number, h: number, radius: number): Float32Array {
  let data = source
  for (let pass = 0; pass < 3; pass++) {
    data = boxPass(data, w, h, radius, 3, w * 3)
    data = boxPass(data, h, w, radius, w * 3, 3)
  }
  return data
}

function boxPass(
  source: Float32Array,
  n: number,
  lines: number,
  radius: number,
  step: number,
  line: number,
): Float32Array {
  const result = new Float32Array(source.length)
  for (let l = 0; l < lines; l++) {
    for (let c = 0; c < 3; c++) {
      const read = (i: number): number => at(source, l * line + Math.min(n - 1, Math.max(0, i)) * step + c)
      let sum = 0
      for (let i = -radius; i <= radius; i++) sum += read(i)
      for (let i = 0; i < n; i++) {
        result[l * line + i * step + c] = sum / (2 * radius + 1)
        sum += read(i + radius + 1) - read(i - radius)
      }
    }
  }
  return result
}
