import DOMPurify from 'isomorphic-dompurify'

import { ImageError } from './decode'
import { MAX_SVG_DEPTH, MAX_SVG_TAG_CHARACTERS, MAX_SVG_TAGS } from '@/src/features/media/rules/limits'

const REFERENCE_ATTRIBUTES = ['href', 'xlink:href']
const HARMLESS_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|webp|gif);)/i
/** A reference out of the file, inside a style or a presentation attribute; an escape could hide one. */
const OUTSIDE_URL = /\\|@import|image-set\(|src\(|url\(\s*["']?(?!#|["']?#)/i

const isOutside = (name: string, value: string): boolean =>
  REFERENCE_ATTRIBUTES.includes(name) ? !HARMLESS_REFERENCE.test(value) : OUTSIDE_URL.test(value)

DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (isOutside(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
})
DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'style' && OUTSIDE_URL.test(node.textContent ?? '')) node.textContent = ''
})

const TAG = /<(\/?)([a-z][^\s/>]*)(?:[^>"'/]|\/(?!>)|"[^"]*"|'[^']*')*(\/?)>/iy
const VALUE = /"[^"]*"|'[^']*'/g
const TAG_BEGINS = /^<\/?[a-z]/i

/** The tags of a text, in turn: opening, closing, or both in one. Null for one that does not end, or not soon. */
function* tagsOf(text: string): Generator<{ name: string; closes: boolean; empty: boolean } | null> {
  let at = text.indexOf('<')
  while (at !== -1) {
    TAG.lastIndex = at
    const [whole = '<', end, name = '', slash] = TAG.exec(text) ?? []
    const isLong = whole.replaceAll(VALUE, '').length > MAX_SVG_TAG_CHARACTERS
    if (isLong || (!name && TAG_BEGINS.test(text.slice(at, at + 3)))) {
      yield null
      return
    }
    if (name) yield { name, closes: end === '/', empty: slash === '/' }
    at = text.indexOf('<', at + whole.length)
  }
}

/**
 * Cleaning takes the square of the depth, and of a tag's attributes, in time: both are bounded before it begins. Tags are looked for in
 * comments too: what one parser takes for a comment another may not.
 * @throws {ImageRefused} for tags that are too many, too deep or not closed in turn
 */
function assertShallow(text: string): void {
  const open: string[] = []
  let count = 0
  for (const tag of tagsOf(text)) {
    count += 1
    if (!tag || (tag.closes && open.pop() !== tag.name)) throw new ImageError('undecodable')
    if (!tag.closes && !tag.empty) open.push(tag.name)
    if (open.length > MAX_SVG_DEPTH || count > MAX_SVG_TAGS) throw new ImageError('too-many-shapes')
  }
}

/**
 * Removes scripts, handlers, foreign content and references to anything outside the file from an SVG.
 * @throws {ImageRefused} when nothing that is an SVG is left, or it is too much to be cleaned
 */
export function sanitizeSvg(data: Buffer): Buffer {
  const text = data.toString('utf8')
  assertShallow(text)
  const clean = DOMPurify.sanitize(text, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
  })
  if (!clean.trimStart().startsWith('<svg')) throw new ImageError('undecodable')
  // The one name of HTML in what is written: XML does not know it.
  return Buffer.from(clean.replaceAll('&nbsp;', '&#160;'), 'utf8')
}
