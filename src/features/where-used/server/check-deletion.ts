import {
  APIError,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'

import { deletionRulesOf } from '@/src/access/deletion-rules'
import { REFERENCE_TARGETS } from '@/src/database/references/scope'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { inTransaction } from '@/src/platform/database/transaction'
import { type Deletion, MAX_CHECKED } from '../rules/deletion'
import { findRedirects } from './find-redirects'
import { findUses, titlesOf, type UsedDocument } from './find-uses'
import { isUseError } from './reject-delete-while-used'

const IN_USE = {
  nl: 'Nog in gebruik. Haal het eerst weg uit:',
  en: 'Still in use. Remove it first from:',
} satisfies LocaleTexts

class Checked extends Error {}

/** Why a document cannot be deleted, by the rules that would say so then; null if it can be. */
async function reasonAgainst(req: PayloadRequest, config: SanitizedCollectionConfig, id: string) {
  try {
    await inTransaction(req, async () => {
      for (const rule of deletionRulesOf(config))
        await rule({ collection: config, context: req.context, id, req })
      // The rules lock rows until their transaction ends.
      throw new Checked()
    })
  } catch (error) {
    if (error instanceof APIError && error.isPublic)
      return isUseError(error as { data: unknown }) ? textIn(IN_USE, req.i18n.language) : error.message
    if (!(error instanceof Checked)) throw error
  }
  return null
}

/** Documents that somebody is about to delete: those of ids, or the first ones that a list has. */
export type Chosen = { where: Where; isInTrash: boolean }

/** Of the chosen documents those that the actor may delete. */
async function deletableIds(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { where, isInTrash }: Chosen,
) {
  const allowed = await config.access.delete({ req })
  if (!allowed) throw new Forbidden(req.t)
  const { docs } = await req.payload.find({
    collection: config.slug as CollectionSlug,
    where: allowed === true ? where : { and: [where, allowed] },
    draft: true,
    trash: isInTrash,
    select: {},
    depth: 0,
    limit: MAX_CHECKED,
    pagination: false,
    // What cannot be read cannot be deleted.
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => String(id))
}

export const isReferredTo = (slug: string): boolean => REFERENCE_TARGETS.some((target) => target === slug)

const usesOf = (req: PayloadRequest, subject: UsedDocument) =>
  isReferredTo(subject.collection) ? findUses(req, subject) : { places: [], total: 0 }

/** What the actor may know of the deletion of documents: nothing of those that are not theirs to delete. */
export async function checkDeletion(
  req: PayloadRequest,
  slug: CollectionSlug,
  chosen: Chosen,
): Promise<Deletion[]> {
  const { config } = req.payload.collections[slug]
  const found = await deletableIds(req, config, chosen)
  const titles = await titlesOf(req, slug, found)
  const deletions: Deletion[] = []
  for (const id of found) {
    const { places, total } = await usesOf(req, { collection: slug, id })
    const uses = places.map(({ collection, id: used, title }) => ({ collection, id: used, title }))
    const leading = await findRedirects(req, { collection: slug, id })
    const reason = await reasonAgainst(req, config, id)
    deletions.push({ id, title: titles.get(id) ?? id, reason, uses, total, ...leading })
  }
  return deletions
}
