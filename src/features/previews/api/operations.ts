import { z } from '@hono/zod-openapi'

import type { SharedPreview } from '@/collections/registry'
import { apiTokenOf } from '@/src/access/api-token'
import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import type { Operation } from '@/src/api/core/operation'
import { ApiError } from '@/src/api/core/problems'
import { findOne } from '@/src/api/core/resource/find'
import type { Resource } from '@/src/api/core/resource/resource'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { writeEntry } from '@/src/features/audit'
import { type Locale, LOCALES } from '@/src/lib/constants'
import { lockRow } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'
import { siteOrigin } from '@/src/platform/site-origin'
import { previewUrl } from '../rules/preview'
import { MAX_LINKS } from '../rules/preview-link'
import { findLinks, type PreviewLink, revokeLink, storeLink } from '../server/links/store'
import { linkToken } from '../server/links/token'
import { previewHost } from '../server/preview-host'
import { newPreviewLink, previewLink } from './schemas'

type Shared<S extends SharedPreview, T extends z.ZodType> = Resource<S, T>
type Place = { collection: SharedPreview; id: string }

const ofDocument = (noun: string) => ({ uuid: uuid.openapi({ description: `The id of the ${noun}.` }) })

async function toPreviewLink(
  { req, tenant }: Caller,
  place: Place,
  { by, ...link }: PreviewLink,
): Promise<z.input<typeof previewLink>> {
  const host = await previewHost(req.payload, { ...place, locale: link.locale }, tenant.id)
  const url = host === null ? null : previewUrl(siteOrigin(host), linkToken(link.id))
  return { ...link, url, createdBy: by }
}

/** The audit log says who showed a draft to others, and who ended that. */
const logLink = (
  { req, tenant }: Caller,
  { collection, id }: Place,
  { title, locale, kind }: { title: string; locale: Locale; kind: 'added' | 'removed' },
) =>
  writeEntry(req, {
    ...{ tenant: tenant.id, action: 'update', locale },
    document: { collection, id, title },
    changes: [{ path: ['previewLink'], kind }],
  })

/** Whoever has a link sees the draft, as if it were published for them. */
function assertMayShare({ user }: Caller): void {
  if (apiTokenOf(user)?.scope === 'draft')
    throw new ApiError('forbidden', 'The scope of this API token, `draft`, only allows writing drafts.')
}

function list<S extends SharedPreview, T extends z.ZodType>(resource: Shared<S, T>): Operation {
  const { collection, path, noun, permissions, tag } = resource
  return adminOperation({
    method: 'get',
    path: `${path}/{uuid}/preview-links`,
    tag,
    summary: `The links that show the draft of a ${noun}`,
    description: 'Those that have not expired or been revoked, the newest first.',
    permission: permissions.write,
    params: z.strictObject(ofDocument(noun)),
    answer: dataOf(z.array(previewLink)),
    handle: async ({ caller, params: { uuid: id } }) => {
      await findOne(resource, caller, id, LOCALES[0])
      const place = { collection, id }
      const links = await findLinks(caller.req, place)
      return { data: await Promise.all(links.map((link) => toPreviewLink(caller, place, link))) }
    },
  })
}

function create<S extends SharedPreview, T extends z.ZodType>(resource: Shared<S, T>): Operation {
  const { collection, path, noun, permissions, tag } = resource
  return adminOperation({
    method: 'post',
    path: `${path}/{uuid}/preview-links`,
    tag,
    summary: `Make a link that shows the draft of a ${noun}`,
    description: `To anybody who has it, in one language, always the newest draft, for as long as you may read the ${noun} yourself.`,
    permission: permissions.write,
    params: z.strictObject(ofDocument(noun)),
    body: newPreviewLink,
    answer: dataOf(previewLink),
    status: 201,
    problems: ['conflict'],
    handle: async ({ caller, params: { uuid: id }, body: { locale, expiresInDays } }) => {
      assertMayShare(caller)
      await lockRow(caller.req, tableName(collection), id)
      const { title } = await findOne(resource, caller, id, locale)
      const link = await storeLink(caller.req, { collection, id, locale }, expiresInDays)
      if (!link)
        throw new ApiError('conflict', `A ${noun} can have ${MAX_LINKS} preview links. Revoke one first.`)
      await logLink(caller, { collection, id }, { title, locale, kind: 'added' })
      return { data: await toPreviewLink(caller, { collection, id }, link) }
    },
  })
}

function revoke<S extends SharedPreview, T extends z.ZodType>(resource: Shared<S, T>): Operation {
  const { collection, path, noun, permissions, tag } = resource
  return adminOperation({
    method: 'post',
    path: `${path}/{uuid}/preview-links/{id}/revoke`,
    tag,
    summary: `Revoke a link that shows the draft of a ${noun}`,
    description: 'Whoever has it sees nothing any more.',
    permission: permissions.write,
    params: z.strictObject({
      ...ofDocument(noun),
      id: uuid.openapi({ description: 'The id of the link.' }),
    }),
    handle: async ({ caller, params: { uuid: document, id } }) => {
      assertMayShare(caller)
      const { title } = await findOne(resource, caller, document, LOCALES[0])
      const place = { collection, id: document }
      const locale = await revokeLink(caller.req, place, id)
      if (!locale) throw new ApiError('notFound', `The ${noun} has no preview link ${id}.`)
      await logLink(caller, place, { title, locale, kind: 'removed' })
    },
  })
}

/** The operations on the links that show the draft of a document to anybody who has them. */
export const previewLinkOperations = <S extends SharedPreview, T extends z.ZodType>(
  resource: Shared<S, T>,
): Operation[] => [list(resource), create(resource), revoke(resource)]
