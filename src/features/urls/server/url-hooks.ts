import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'

import type { Author, Category, PageUrl, Post, SiteSetting } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { cacheTags } from '@/src/cache/tags'
import { announce } from '@/src/cache/announce'
import { didWritePublishedRow } from '@/src/platform/database/stored-row'
import { deleteChildRows } from '@/src/platform/database/delete-parts'
import { redirectDeletedTogether } from '@/src/features/redirects'
import { deriveBlogUrls } from './derive-blog-urls'

type Target = 'page' | 'post' | 'author' | 'category'

/** The addresses of a document go with it, in the same transaction. */
const removeUrls =
  (target: Target): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const where = { [target]: { equals: id } }
    await redirectDeletedTogether(req, where)
    await deleteChildRows(req, 'page-urls', where)
  }

export const removePageUrls = removeUrls('page')
export const removePostUrls = removeUrls('post')
export const removeAuthorUrls = removeUrls('author')
export const removeCategoryUrls = removeUrls('category')

type Owned = { id: string; tenant?: string | { id: string } | null }

const ownUrls = async (req: PayloadRequest, collection: string, { id, tenant }: Owned): Promise<void> => {
  const scope = { tenant: tenant ? referenceId(tenant) : '', document: id }
  if (tenant) await deriveBlogUrls(req, scope, { collection, field: 'slug' })
}

/** A draft moves nothing: addresses follow the row that visitors see. */
export const derivePostUrls: CollectionAfterChangeHook<Post> = async ({ doc, req, collection }) => {
  if (await didWritePublishedRow(req, 'posts', doc)) await ownUrls(req, collection.slug, doc)
}

export const deriveAuthorUrls: CollectionAfterChangeHook<Author> = ({ doc, req, collection }) =>
  ownUrls(req, collection.slug, doc)

export const deriveCategoryUrls: CollectionAfterChangeHook<Category> = ({ doc, req, collection }) =>
  ownUrls(req, collection.slug, doc)

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  value ? referenceId(value) : null

/** Another page becomes the blog's: all posts move under it. A list of another length has other pages. */
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
    // Only whether this page is the blog's.
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) await deriveBlogUrls(req, { tenant }, { collection: 'page-urls', field: 'path' })
}

/** The blog's page is given an address, or another one: everything under it moves along. */
export const moveBlogUrls: CollectionAfterChangeHook<PageUrl> = ({ doc, previousDoc, req }) =>
  followBlog(req, doc, [idOf(doc.page), idOf(previousDoc?.page)])

/** The blog's page loses an address, and everything under it. */
export const deleteBlogUrls: CollectionAfterDeleteHook<PageUrl> = ({ doc, req }) =>
  followBlog(req, doc, [idOf(doc.page)])
