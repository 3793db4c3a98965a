import { ImageError } from './decode'
import { MAX_IMAGE_SIDE } from '@/src/features/media/rules/limits'

const ROOT = /<svg(?:[^>"']|"[^"]*"|'[^']*')*>/i

/** A length of the root element in its own unit; null when it is absent or a percentage. */
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
 * An SVG with an intrinsic size can be rasterized, and shown without a layout shift.
 * @param svg the output of `sanitizeSvg`
 * @throws {ImageError} when it has no size, or a side exceeds the maximum of images
 */
export function assertSvgSize(svg: string): void {
  const [root = ''] = ROOT.exec(svg) ?? []
  const box = viewBoxIn(root)
  const [boxWidth, boxHeight] = box ?? [NaN, NaN]
  const [width, height] = [lengthIn(root, 'width'), lengthIn(root, 'height')]
  const sides = [
    width ?? (height === null ? boxWidth : (height * boxWidth) / boxHeight),
    height ?? (width === null ? boxHeight : (width * boxHeight) / boxWidth),
  ]
  // Stored sizes are rounded.
  if (!sides.every((side) => Math.round(side) >= 1)) throw new ImageError('no-size')
  if (Math.max(...sides) > MAX_IMAGE_SIDE) throw new ImageError('too-many-pixels')
}
