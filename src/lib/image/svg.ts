import DOMPurify from 'isomorphic-dompurify'

import { ImageRefused } from './decode'

const REFERENCE_ATTRIBUTES = ['href', 'xlink:href']
const HARMLESS_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|webp|gif);)/i
/** A reference out of the file, inside a style or a presentation attribute. */
const OUTSIDE_URL = /@import|url\(\s*["']?(?!#|["']?#)/i

const isOutside = (name: string, value: string): boolean =>
  REFERENCE_ATTRIBUTES.includes(name) ? !HARMLESS_REFERENCE.test(value) : OUTSIDE_URL.test(value)

DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (isOutside(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
})
DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'style' && OUTSIDE_URL.test(node.textContent ?? '')) node.textContent = ''
})

/**
 * Removes scripts, handlers, foreign content and references to anything outside the file from an SVG.
 * @throws {ImageRefused} when nothing that is an SVG is left
 */
export function sanitizeSvg(data: Buffer): Buffer {
  const clean = DOMPurify.sanitize(data.toString('utf8'), {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
  })
  if (!clean.trimStart().startsWith('<svg')) throw new ImageRefused('undecodable')
  return Buffer.from(clean, 'utf8')
}
