import { PLACES } from '@/src/features/translation/api/places'

const translating = (places: typeof PLACES): string[] =>
  places.flatMap(({ path, param }) => [
    `POST /api/admin${path}/translate-field`,
    `POST /api/admin${path}/{${param}}/translate`,
  ])

const translated = (places: typeof PLACES): string[] =>
  places
    .filter(({ drafts }) => drafts)
    .map(({ path, param }) => `PUT /api/admin${path}/{${param}}/translations/{locale}`)

const ofContent = PLACES.filter(({ write }) => write === 'content.write')
const ofSiteParts = PLACES.filter(({ write }) => write === 'navigation.write')

/** Operations whose matrix row writes a draft of content at most. */
const WRITE_CONTENT_DRAFTS: readonly string[] = [
  'POST /api/admin/pages/{uuid}/add-block',
  'POST /api/admin/pages/{uuid}/templates',
  'POST /api/admin/templates',
  'PUT /api/admin/templates/{uuid}',
  'DELETE /api/admin/templates/{uuid}',
  'PUT /api/admin/posts/{uuid}',
  'POST /api/admin/chat/send-message',
  // A single text, and what has no drafts, is only proposed, where the scope reaches.
  ...translating(ofContent),
  ...translated(ofContent),
  'POST /api/admin/pages/{uuid}/edit',
  'POST /api/admin/posts/{uuid}/edit',
  'POST /api/admin/products/{id}/edit',
  'POST /api/admin/proposals/{id}/accept',
  'POST /api/admin/proposals/{id}/reject',
  'POST /api/admin/proposals/{id}/undo',
  'POST /api/admin/translations/xliff',
  'POST /api/admin/translations',
  'POST /api/admin/translations/estimate',
  'POST /api/admin/translations/{id}/cancel',
  'POST /api/admin/translations/{id}/continue',
  // No visitor sees names of versions.
  'PATCH /api/admin/pages/{uuid}/versions/{id}',
  'PATCH /api/admin/posts/{uuid}/versions/{id}',
  'PATCH /api/admin/templates/{uuid}/versions/{id}',
  // What is in a release is published by somebody else.
  'POST /api/admin/releases/{id}/items',
  'POST /api/admin/releases/{id}/items/{item}/settle',
  'DELETE /api/admin/releases/{id}/items/{item}',
  // What is requested is only seen by people of the tenant.
  'POST /api/admin/reviews',
  // No visitor sees comments.
  'POST /api/admin/comments',
  'POST /api/admin/comments/{id}/replies',
  'PATCH /api/admin/comments/{id}',
  'DELETE /api/admin/comments/{id}',
  'POST /api/admin/comments/{id}/resolve',
  'POST /api/admin/comments/{id}/reopen',
  'POST /api/admin/pages/{uuid}/versions/{id}/restore',
  'POST /api/admin/posts/{uuid}/versions/{id}/restore',
  'POST /api/admin/templates/{uuid}/versions/{id}/restore',
]

/** Operations whose matrix row writes a draft at most. */
export const WRITE_DRAFTS: readonly string[] = [
  ...WRITE_CONTENT_DRAFTS,
  ...['navigation', 'footer'].flatMap((part) => [
    `POST /api/admin/${part}`,
    `PUT /api/admin/${part}/{uuid}`,
    `PATCH /api/admin/${part}/{uuid}/versions/{id}`,
    `POST /api/admin/${part}/{uuid}/versions/{id}/restore`,
  ]),
  ...translating(ofSiteParts),
  ...translated(ofSiteParts),
]

/** What a writer may do beyond drafts of content: whatever is not online, and their own account. */
export const WRITER_WRITES: readonly string[] = [
  ...WRITE_CONTENT_DRAFTS,
  'POST /api/admin/templates/{uuid}/pages',
  // Images that nothing online shows.
  'POST /api/admin/images',
  'POST /api/admin/images/convert/{uuid}',
  'PATCH /api/admin/images/{uuid}',
  'DELETE /api/admin/images/{uuid}',
  // Where an image is kept is only seen in the panel.
  'POST /api/admin/images/filing',
  'POST /api/admin/images/filing/folders',
  'PUT /api/admin/media/{uuid}/translations/{locale}',
  'POST /api/admin/media/{uuid}/translate',
  'POST /api/admin/media/translate-field',
  // A draft is shown to whom somebody chooses.
  'POST /api/admin/pages/{uuid}/preview-links',
  'POST /api/admin/posts/{uuid}/preview-links',
  'POST /api/admin/pages/{uuid}/preview-links/{id}/revoke',
  'POST /api/admin/posts/{uuid}/preview-links/{id}/revoke',
  // As drafts.
  'POST /api/admin/trash/pages/{uuid}/restore',
  'POST /api/admin/trash/posts/{uuid}/restore',
]

/** Only for whose they are. */
const OWN = /^\w+ \/api\/admin\/(proposals\/\{id\}\/|comments\/\{id\}$)/

export const isOfItsOwner = (operation: string): boolean => OWN.test(operation)
