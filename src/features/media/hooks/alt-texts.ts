import type {
  CollectionAfterChangeHook,
  CollectionBeforeReadHook,
  FieldHook,
  JSONFieldValidation,
  PayloadRequest,
} from 'payload'

import type { Media } from '@/payload-types'
import { isRecord } from '@/src/lib/is-record'
import { isLocale } from '@/src/lib/constants'
import { textIn } from '@/src/i18n/locale-texts'
import { type AltTexts, isAltTexts } from '../rules/alt-texts'

type Read = { doc: Record<string, unknown>; req: PayloadRequest }

const REJECTED = {
  nl: 'Geef een tekst per taal, zoals {"nl": "…", "en": "…"}.',
  en: 'Give a text for each language, such as {"nl": "…", "en": "…"}.',
}

export const validateAltTexts: JSONFieldValidation = (value, { req }) =>
  value === undefined || value === null || isAltTexts(value) || textIn(REJECTED, req.i18n.language)

/** Gives accounts a text for each language, while the document has not been reduced to one. Sites read without an account. */
export const readAltTexts: CollectionBeforeReadHook = ({ doc, req }: Read) =>
  req.user && isRecord(doc.alt) ? { ...doc, altTexts: { ...doc.alt } } : doc

/**
 * Puts the texts of the other languages among those that are stored, before Payload merges the languages. The document
 * before the change keeps what was there, for the audit log.
 */
export const storeAltTexts: FieldHook<Media, unknown> = (args) => {
  const { value, req, originalDoc, siblingDocWithLocales: stored } = args
  if (!isAltTexts(value) || !isLocale(req.locale) || !stored) return undefined
  const { [req.locale]: _own, ...others } = value
  const before = isRecord(stored.alt) ? stored.alt : {}
  if (originalDoc) originalDoc.altTexts = before
  stored.alt = { ...before, ...others }
  return undefined
}

/** A save returns the texts of all languages too, for the form that it came from. */
export const returnAltTexts: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const where = { id: { equals: doc.id } }
  const options = { collection: 'media', where, locale: 'all', select: { alt: true }, req } as const
  const stored = await req.payload.db.findOne<Pick<Media, 'id'> & { alt?: AltTexts }>(options)
  const altTexts = stored?.alt ?? {}
  if (previousDoc) {
    const before = isAltTexts(previousDoc.altTexts) ? previousDoc.altTexts : altTexts
    // The language of the save is compared by `alt` itself.
    const own = isLocale(req.locale) ? { [req.locale]: altTexts[req.locale] } : altTexts
    previousDoc.altTexts = { ...before, ...own }
  }
  return { ...doc, altTexts }
}
