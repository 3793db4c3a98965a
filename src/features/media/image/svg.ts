import type DOMPurify from 'isomorphic-dompurify'

import { globalSingleton } from '@/src/lib/global-singleton'
import { ImageError } from './decode'
import { MAX_SVG_DEPTH, MAX_SVG_TAG_CHARACTERS, MAX_SVG_TAGS } from '@/src/features/media/rules/limits'

const REFERENCE_ATTRIBUTES = ['href', 'xlink:href']
const HARMLESS_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|webp|gif);)/i
/** An external reference in a style or a presentation attribute; an escape could hide one. */
const EXTERNAL_REFERENCE = /\\|@import|image-set\(|src\(|url\(\s*["']?(?!#|["']?#)/i

const isExternal = (name: string, value: string): boolean =>
  REFERENCE_ATTRIBUTES.includes(name) ? !HARMLESS_REFERENCE.test(value) : EXTERNAL_REFERENCE.test(value)

/** Loaded for the first SVG: it has a DOM of its own, 10 MB of code that visitors never need. */
const loadPurifier = (): Promise<typeof DOMPurify> =>
  globalSingleton('svg-purifier', async () => {
    const { default: purifier } = await import('isomorphic-dompurify')
    purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
      if (isExternal(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
    })
    purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
      if (tagName === 'style' && EXTERNAL_REFERENCE.test(node.textContent ?? '')) node.textContent = ''
    })
    return purifier
  })

const TAG = /<(\/?)([a-z][^\s/>]*)(?:[^>"'/]|\/(?!>)|"[^"]*"|'[^']*')*(\/?)>/iy
const VALUE = /"[^"]*"|'[^']*'/g
const TAG_BEGINS = /^<\/?[a-z]/i

/** The tags of a text in order. Yields null, and stops, offset a tag that is unterminated or too long. */
function* tagsOf(text: string): Generator<{ name: string; closes: boolean; empty: boolean } | null> {
  let offset = text.indexOf('<')
  while (offset !== -1) {
    TAG.lastIndex = offset
    const [whole = '<', end, name = '', slash] = TAG.exec(text) ?? []
    const isLong = whole.replaceAll(VALUE, '').length > MAX_SVG_TAG_CHARACTERS
    if (isLong || (!name && TAG_BEGINS.test(text.slice(offset, offset + 3)))) {
      yield null
      return
    }
    if (name) yield { name, closes: end === '/', empty: slash === '/' }
    offset = text.indexOf('<', offset + whole.length)
  }
}

/**
 * Sanitising takes time quadratic in the depth and in a tag's attributes, so both are bounded first. Tags in comments
 * count too, because parsers differ in what they treat as a comment.
 * @throws {ImageError} for too many tags, too deep nesting or tags that are not closed in order
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
 * Removes scripts, event handlers, foreign content and external references from an SVG.
 * @throws {ImageError} when the result is not an SVG, or the input is too large to sanitise
 */
export async function sanitizeSvg(data: Buffer): Promise<Buffer> {
  const text = data.toString('utf8')
  assertShallow(text)
  const purifier = await loadPurifier()
  const clean = purifier.sanitize(text, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
  })
  if (!clean.trimStart().startsWith('<svg')) throw new ImageError('undecodable')
  // DOMPurify serialises as HTML; this is its only named entity that XML does not have.
  return Buffer.from(clean.replaceAll('&nbsp;', '&#160;'), 'utf8')
}
