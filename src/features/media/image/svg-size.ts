import { ImageError } from './decode'
import { MAX_IMAGE_SIDE } from '@/src/features/media/rules/limits'

const ROOT = /<svg(?:[^>"']|"[^"]*"|'[^']*')*>/i

/** A length of the root in its own unit; null for one that is absent, or a part of something else. */
function lengthIn(root: string, name: 'width' | 'height'): number | null {
  const [, text = ''] = new RegExp(String.raw`\s${name}="\s*([^"]*)"`, 'i').exec(root) ?? []
  const length = text.trim().endsWith('%') ? NaN : parseFloat(text)
  return Number.isFinite(length) ? length : null
}

function viewBoxIn(root: string): [width: number, height: number] | null {
  const [, text = ''] = /\sviewBox="\s*([^"]*)"/i.exec(root) ?? []
  const [, , width = NaN, height = NaN, ...more] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return more.length === 0 && width > 0 && height > 0 ? [width, height] : null
}

/**
 * A drawing that says how large it is can be shown without a jump, and drawn.
 * @param svg as `sanitizeSvg` writes it
 * @throws {ImageRefused} when it has no size, or a side is longer than an image's may be
 */
export function assertSvgSize(svg: string): void {
  const [root = ''] = ROOT.exec(svg) ?? []
  const box = viewBoxIn(root)
  const [across, down] = box ?? [NaN, NaN]
  const [width, height] = [lengthIn(root, 'width'), lengthIn(root, 'height')]
  const sides = [
    width ?? (height === null ? across : (height * across) / down),
    height ?? (width === null ? down : (width * down) / across),
  ]
  // Rounded, as the record has them.
  if (!sides.every((side) => Math.round(side) >= 1)) throw new ImageError('no-size')
  if (Math.max(...sides) > MAX_IMAGE_SIDE) throw new ImageError('too-many-pixels')
}
