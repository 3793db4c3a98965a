import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { ifMatchHeader } from '@/src/api/core/etag'
import { listOf, toMeta } from '@/src/api/core/list'
import type { Operation } from '@/src/api/core/operation'
import { ApiError } from '@/src/api/core/problems'
import { asCaller, findForUpdate, findOne, respond } from '@/src/api/core/resource/find'
import { type Doc, localeIn, queryOf, type Resource } from '@/src/api/core/resource/resource'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { VersionEntry } from '../rules/version-entry'
import type { VersionedCollection } from '../rules/versioned'
import { listVersions, readVersionEntry } from '../server/list-versions'
import { MAX_NAMED_VERSIONS } from '../rules/versioned'
import { nameVersion } from '../server/name-version'
import { restoreVersion } from '../server/restore-version'
import { nameBody, restoreBody, version, versionQuery } from './schemas'

type Versioned<S extends VersionedCollection, T extends z.ZodType> = Resource<S, T>
type Place = { uuid: string; id: string }

const ofDocument = (noun: string) => ({ uuid: uuid.openapi({ description: `The id of the ${noun}.` }) })
const ofVersion = (noun: string) =>
  z.strictObject({ ...ofDocument(noun), id: uuid.openapi({ description: 'The id of the version.' }) })

/** @throws {ApiError} 404 when the document has no such version */
async function findVersion(
  { req }: Caller,
  { collection, noun }: { collection: VersionedCollection; noun: string },
  { uuid: document, id }: Place,
): Promise<VersionEntry> {
  const found = await readVersionEntry(req, { collection, id })
  if (found?.document !== document) throw new ApiError('notFound', `The ${noun} has no version ${id}.`)
  return found.entry
}

function list<S extends VersionedCollection, T extends z.ZodType>(resource: Versioned<S, T>): Operation {
  const { collection, path, noun, permissions, tag } = resource
  return adminOperation({
    method: 'get',
    path: `${path}/{uuid}/versions`,
    tag,
    summary: `The versions of a ${noun}`,
    description: 'The newest first. The newest 50 are kept, and those with a name.',
    permission: permissions.read,
    params: z.strictObject(ofDocument(noun)),
    query: versionQuery,
    answer: listOf(version),
    handle: async ({ caller, params: { uuid: document }, query: { page, limit } }) => {
      await findOne(resource, caller, document, LOCALES[0])
      const find = (part = { page, limit }) => listVersions(caller.req, { collection, document, ...part })
      const found = await find()
      return { data: found.docs, meta: await toMeta(found, { page, limit }, find) }
    },
  })
}

/** A version as a document. */
async function contentOf<S extends VersionedCollection, T extends z.ZodType>(
  resource: Versioned<S, T>,
  caller: Caller,
  { uuid: document, id }: Place,
  locale: Locale,
) {
  const { version: content } = await caller.req.payload.findVersionByID({
    ...{ collection: resource.collection, id, locale },
    ...asCaller(caller),
  })
  return respond(resource, caller, { ...content, id: document } as unknown as Doc<S>, locale)
}

function read<S extends VersionedCollection, T extends z.ZodType>(resource: Versioned<S, T>): Operation {
  const { path, noun, permissions, tag, schema } = resource
  return adminOperation({
    method: 'get',
    path: `${path}/{uuid}/versions/{id}`,
    tag,
    summary: `Read a version of a ${noun} in one language`,
    description: `\`content\` is the ${noun} as it was; URLs and what is published are those of today.`,
    permission: permissions.read,
    params: ofVersion(noun),
    query: queryOf(resource),
    answer: dataOf(z.strictObject({ ...version.shape, content: schema as z.ZodType })),
    handle: async ({ caller, params, query }) => {
      const locale = localeIn(query)
      await findOne(resource, caller, params.uuid, locale)
      const entry = await findVersion(caller, resource, params)
      const { data: content } = await contentOf(resource, caller, params, locale)
      return { data: { ...entry, content } }
    },
  })
}

function restore<S extends VersionedCollection, T extends z.ZodType>(resource: Versioned<S, T>): Operation {
  const { collection, path, noun, permissions, tag, schema } = resource
  return adminOperation({
    method: 'post',
    path: `${path}/{uuid}/versions/{id}/restore`,
    tag,
    summary: `Make a version of a ${noun} the newest draft`,
    description:
      'In one language, or in all. What is public, URLs and the texts of other languages stay as they are. `previousVersion` was the newest before: restoring it undoes this.',
    permission: permissions.write,
    params: ofVersion(noun),
    query: queryOf(resource),
    headers: ifMatchHeader,
    body: restoreBody,
    // The language is no field of the document.
    fieldNames: { locale: 'locale', '': null },
    answer: dataOf(z.strictObject({ previousVersion: uuid.nullable(), document: schema as z.ZodType })),
    problems: ['conflict', 'stale'],
    handle: async ({ caller, params, query, body, request }) => {
      const locale = localeIn(query)
      await findForUpdate(resource, caller, params.uuid, { locale, request })
      await findVersion(caller, resource, params)
      const locales = body.locale === 'all' ? LOCALES : [body.locale]
      const { previous } = await restoreVersion(caller.req, { collection, id: params.id, locales })
      const current = await findOne(resource, caller, params.uuid, locale)
      const { data: document } = await respond(resource, caller, current, locale)
      return { data: { previousVersion: previous, document } }
    },
  })
}

function rename<S extends VersionedCollection, T extends z.ZodType>(resource: Versioned<S, T>): Operation {
  const { collection, path, noun, permissions, tag } = resource
  return adminOperation({
    method: 'patch',
    path: `${path}/{uuid}/versions/{id}`,
    tag,
    summary: `Name a version of a ${noun}`,
    description: `The ${noun} and the content of the version stay as they are.`,
    permission: permissions.write,
    params: ofVersion(noun),
    headers: ifMatchHeader,
    body: nameBody,
    // The name is of the version, not of the document.
    fieldNames: { name: 'name', '': null },
    answer: dataOf(version),
    problems: ['conflict', 'stale'],
    handle: async ({ caller, params, body: { name }, request }) => {
      await findForUpdate(resource, caller, params.uuid, { locale: LOCALES[0], request })
      await findVersion(caller, resource, params)
      const named = { collection, document: params.uuid, id: params.id, name }
      if (!(await nameVersion(caller.req, named)))
        throw new ApiError(
          'conflict',
          `${MAX_NAMED_VERSIONS} versions have a name already. Take one away first.`,
        )
      return { data: await findVersion(caller, resource, params) }
    },
  })
}

/** The operations on the versions of a document. */
export const versionOperations = <S extends VersionedCollection, T extends z.ZodType>(
  resource: Versioned<S, T>,
): Operation[] => [list(resource), read(resource), rename(resource), restore(resource)]
