import ExifReader, { type ExpandedTags, type IncludeTagsOptions } from 'exifreader'
import { readFile } from 'node:fs/promises'

import { MAX_CREDIT, MAX_METADATA_BYTES } from '@/src/features/media/rules/limits'
import type { DecodedImage } from './decode'

/** Nothing else is read: no place, no device. */
const READ: IncludeTagsOptions = {
  exif: ['Artist', 'Copyright'],
  iptc: ['By-line', 'Credit', 'Copyright Notice'],
  xmp: ['creator', 'Credit', 'rights'],
}

/** The value of a tag on one line, without control characters; empty where there is none. */
function lineOf(tags: ExpandedTags, group: 'exif' | 'iptc' | 'xmp', name: string): string {
  const named: Record<string, unknown> = { ...tags[group] }
  const tag = named[name]
  const all: unknown[] = Array.isArray(tag) ? tag : [tag]
  const texts = all.map((one) =>
    typeof one === 'object' && one !== null && 'description' in one && typeof one.description === 'string'
      ? one.description
      : '',
  )
  return texts
    .join(', ')
    .slice(0, 10 * MAX_CREDIT)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
}

/** Within the limit, without half a character at the end. */
const shortened = (text: string): string =>
  text
    .slice(0, MAX_CREDIT)
    .replace(/\p{Cs}$/u, '')
    .trim()

/** Maker and source, such as “Noor Visser / ANP”; the copyright notice only where both are missing. */
function creditIn(tags: ExpandedTags): string | null {
  const maker =
    lineOf(tags, 'xmp', 'creator') || lineOf(tags, 'iptc', 'By-line') || lineOf(tags, 'exif', 'Artist')
  const source = lineOf(tags, 'xmp', 'Credit') || lineOf(tags, 'iptc', 'Credit')
  const notice =
    lineOf(tags, 'xmp', 'rights') ||
    lineOf(tags, 'iptc', 'Copyright Notice') ||
    lineOf(tags, 'exif', 'Copyright')
  if (maker === '' || source.includes(maker)) return shortened(source || notice) || null
  return shortened(source === '' || maker.includes(source) ? maker : `${maker} / ${source}`)
}

/**
 * The credit line in the metadata of a file, to be kept when they are removed. Null where there is none, or it cannot be
 * read: metadata never keep an image from being stored.
 * @param source the bytes or a file path
 */
export async function readCredit(
  source: Buffer | string,
  { metadata: { exif, iptc, xmp } }: DecodedImage,
): Promise<string | null> {
  const parts = [exif, iptc, xmp].filter((part) => part !== undefined)
  if (parts.length === 0 || parts.some(({ byteLength }) => byteLength > MAX_METADATA_BYTES)) return null
  try {
    const bytes = typeof source === 'string' ? await readFile(source) : source
    // Not `async`, which would unpack compressed parts of a PNG.
    return creditIn(ExifReader.load(bytes, { expanded: true, includeTags: READ }))
  } catch {
    return null
  }
}
