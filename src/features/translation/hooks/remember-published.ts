import type { CollectionAfterChangeHook } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { isLocale } from '@/src/lib/constants'
import { isTranslated } from '../rules/translated'
import { rememberReviewed } from '../server/memory/remember'
import { readTranslation } from '../server/read-translation'
import { isSavingTranslation } from '../server/save-texts'
import { sourceLocale } from '../server/source-locale'

type Doc = { id: string; tenant?: string | { id: string } | null; _status?: string | null }

/**
 * What a person publishes, or saves where there are no drafts, was reviewed: memory learns it. Not what a model made and
 * nobody accepted, nor what is the source itself, as after copying a language to another.
 */
export const rememberPublished: CollectionAfterChangeHook<Doc> = async ({ collection, data, doc, req }) => {
  const { slug, versions } = collection
  const [to, isWhole] = [req.locale, !versions?.drafts || data._status === 'published']
  if (!req.user || !isWhole || !doc.tenant || !isTranslated(slug) || isSavingTranslation(req)) return doc
  const tenant = referenceId(doc.tenant)
  const from = await sourceLocale(req, tenant)
  if (!isLocale(to) || from === to) return doc
  const document = { collection: slug, id: doc.id }
  const fields = (await readTranslation(req, document, { from, to })).filter(
    ({ state }) => state === 'current' || state === 'reviewed',
  )
  const answered = fields.flatMap(({ segments }) =>
    segments.flatMap(({ id, source, target }) => (source === target ? [] : [id])),
  )
  const reviewed = { answered: new Set(answered), settled: new Set<string>() }
  await rememberReviewed(req, { tenant, from, to, document }, fields, reviewed)
  return doc
}
