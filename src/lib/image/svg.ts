import DOMPurify from 'isomorphic-dompurify'

import { ImageRefused } from './decode'

/**
 * Removes scripts, handlers, foreign content and outside references from an SVG.
 * @throws {ImageRefused} when nothing that is an SVG is left
 */
export function sanitizeSvg(data: Buffer): Buffer {
  const clean = DOMPurify.sanitize(data.toString('utf8'), {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ALLOWED_URI_REGEXP: /^#/,
  })
  if (!clean.trimStart().startsWith('<svg')) throw new ImageRefused('undecodable')
  return Buffer.from(clean, 'utf8')
}
