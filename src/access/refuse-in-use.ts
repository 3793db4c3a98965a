import { APIError, type CollectionBeforeDeleteHook, type Where } from 'payload'

const NAMED = 5

/** The titles of the posts, drafts included, in which a document is used. */
const refuseUsedInPosts =
  (where: (id: number | string) => Where): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { docs, totalDocs } = await req.payload.find({
      collection: 'posts',
      where: where(id),
      draft: true,
      limit: NAMED,
      depth: 0,
      select: { title: true, slug: true },
      // Whoever may delete the document must hear where it is used, whatever else they may read.
      overrideAccess: true,
      req,
    })
    if (totalDocs === 0) return
    const names = docs.map((post) => `“${post.title || post.slug || post.id}”`)
    const list = totalDocs > NAMED ? [...names, '…'].join(', ') : names.join(', ')
    const message =
      req.i18n.language === 'nl'
        ? `Nog in gebruik in ${totalDocs} artikel(en): ${list}. Kies daar eerst iets anders.`
        : `Still used in ${totalDocs} post(s): ${list}. Choose something else there first.`
    throw new APIError(message, 409, null, true)
  }

export const refuseAuthorInUse = refuseUsedInPosts((id) => ({ authors: { in: [id] } }))
export const refuseCategoryInUse = refuseUsedInPosts((id) => ({ category: { equals: id } }))
