import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'

import type { PageUrl, Post, SiteSetting } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { cacheTags } from '@/src/cache/tags'
import { announce } from '@/src/cache/announce'
import { didWritePublishedRow } from '@/src/platform/database/stored-row'
import { deleteChildRows } from '@/src/platform/database/delete-parts'
import { redirectDeletedTogether } from '@/src/features/redirects'
import { deriveBlogUrls } from './derive-blog-urls'
import type { BlogDocument } from './wanted-blog-urls'

type Target = 'page' | 'post' | 'author' | 'category'

/** Deletes the URLs of a document, and redirects what is there. */
export async function removeUrls(target: Target, req: PayloadRequest, id: string): Promise<void> {
  const where = { [target]: { equals: id } }
  await redirectDeletedTogether(req, where)
  await deleteChildRows(req, 'page-urls', where)
}

/** Deletes the URLs of a document with it, in the same transaction. */
const removeWith =
  (target: Target): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    removeUrls(target, req, String(id))

export const removePageUrls = removeWith('page')
export const removePostUrls = removeWith('post')
export const removeAuthorUrls = removeWith('author')
export const removeCategoryUrls = removeWith('category')

type Owned = { id: string; tenant?: string | { id: string } | null }

const deriveOwnUrls =
  (kind: BlogDocument['kind']): CollectionAfterChangeHook<Owned> =>
  async ({ doc: { id, tenant }, req, collection, operation }) => {
    if (!tenant) return
    const scope = { tenant: referenceId(tenant), document: { kind, id, isNew: operation === 'create' } }
    await deriveBlogUrls(req, scope, { collection: collection.slug, field: 'slug' })
  }

export const deriveAuthorUrls = deriveOwnUrls('author')
export const deriveCategoryUrls = deriveOwnUrls('category')
const derivePublicPostUrls = deriveOwnUrls('post')

/** Saving a draft changes no URLs: they follow the published document. */
export const derivePostUrls: CollectionAfterChangeHook<Post> = async (args) => {
  const { doc, req, operation } = args
  if (await didWritePublishedRow(req, { collection: 'posts', doc, operation }))
    await derivePublicPostUrls(args)
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  value ? referenceId(value) : null

/** Moves all posts when another page becomes the blog's; another number of posts per page changes the list pages. */
export const deriveUrlsOfNewBlog: CollectionAfterChangeHook<SiteSetting> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const moved = idOf(doc.blogPage) !== idOf(previousDoc?.blogPage)
  if (!doc.tenant || (!moved && doc.postsPerPage === previousDoc?.postsPerPage)) return
  const tenant = referenceId(doc.tenant)
  if (moved) await deriveBlogUrls(req, { tenant }, { collection: 'site-settings', field: 'blogPage' })
  await announce(req, [cacheTags.posts(tenant)])
}

async function followBlog(req: PayloadRequest, url: PageUrl, pages: (string | null)[]): Promise<void> {
  const moved = pages.filter((page) => page !== null)
  if (!url.tenant || moved.length === 0) return
  const tenant = referenceId(url.tenant)
  const { totalDocs } = await req.payload.count({
    collection: 'site-settings',
    where: { tenant: { equals: tenant }, blogPage: { in: moved } },
    // Only tests whether this page is the blog's.
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) await deriveBlogUrls(req, { tenant }, { collection: 'page-urls', field: 'path' })
}

/** Moves the URLs below the blog's page when that gets or changes a URL. */
export const moveBlogUrls: CollectionAfterChangeHook<PageUrl> = ({ doc, previousDoc, req }) =>
  followBlog(req, doc, [idOf(doc.page), idOf(previousDoc?.page)])

/** Deletes the URLs below a deleted URL of the blog's page. */
export const deleteBlogUrls: CollectionAfterDeleteHook<PageUrl> = ({ doc, req }) =>
  followBlog(req, doc, [idOf(doc.page)])
