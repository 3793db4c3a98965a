import type { z } from '@hono/zod-openapi'
import type { CollectionSlug } from 'payload'

import { isTrashed } from '@/src/access/trash'
import { adminOperation } from '../admin-operation'
import { ifMatchHeader } from '../etag'
import type { Operation } from '../operation'
import { dataOf } from '../schemas'
import { respond, asCaller, findForUpdate, findOne } from './find'
import {
  type Description,
  idIn,
  localeIn,
  locationOf,
  paramsOf,
  queryOf,
  removalQueryOf,
  type Resource,
  resourceTexts,
} from './resource'
import { createDocument, updateDocument, type WriteOptions } from './write'

/** `POST /authors`: creates a document; answers 201 with the document and its `Location`. */
export function createOperation<S extends CollectionSlug, T extends z.ZodType, B extends z.ZodType>(
  resource: Resource<S, T>,
  { summary, description, ...writing }: WriteOptions<S, B> & Description,
): Operation {
  const { one, language } = resourceTexts(resource)
  return adminOperation({
    method: 'post',
    path: resource.path,
    tag: resource.tag,
    summary: summary ?? `Make ${one}${language}`,
    ...(description && { description }),
    permission: resource.permissions.write,
    query: queryOf(resource),
    body: writing.body,
    fieldNames: resource.fieldNames,
    answer: dataOf<z.ZodType>(resource.schema),
    status: 201,
    problems: ['conflict'],
    handle: async ({ caller, query, body, headers }) => {
      const locale = localeIn(query)
      const doc = await createDocument(resource, writing, { caller, locale, body })
      const id = String((doc as { id: unknown }).id)
      headers.set('location', locationOf(resource, id, locale))
      const stored = writing.after ? await findOne(resource, caller, id, locale) : doc
      return respond(resource, caller, stored, locale)
    },
  })
}

/** `PUT /authors/{uuid}`: replaces a document, or one locale of it. */
export function updateOperation<S extends CollectionSlug, T extends z.ZodType, B extends z.ZodType>(
  resource: Resource<S, T>,
  {
    summary,
    description,
    method = 'put',
    ...writing
  }: WriteOptions<S, B> & Description & { method?: 'put' | 'post' | 'patch' },
): Operation {
  const { one, language } = resourceTexts(resource)
  return adminOperation({
    method,
    path: `${resource.path}/{${resource.param}}`,
    tag: resource.tag,
    summary: summary ?? `${method === 'put' ? 'Replace' : 'Change'} ${one}${language}`,
    ...(description && { description }),
    permission: resource.permissions.write,
    params: paramsOf(resource),
    query: queryOf(resource),
    headers: ifMatchHeader,
    body: writing.body,
    fieldNames: resource.fieldNames,
    answer: dataOf<z.ZodType>(resource.schema),
    problems: ['conflict', 'stale'],
    handle: async ({ caller, params, query, body, request }) => {
      const locale = localeIn(query)
      const id = idIn(params, resource)
      const current = await findForUpdate(resource, caller, id, { locale, request })
      await updateDocument(resource, writing, { caller, locale, body, current })
      return respond(resource, caller, await findOne(resource, caller, id, locale), locale)
    },
  })
}

/** `DELETE /authors/{uuid}`: deletes a document, in every locale, or moves it to the trash. */
export function removeOperation<S extends CollectionSlug, T extends z.ZodType>(
  resource: Resource<S, T>,
  {
    method = 'delete',
    suffix = '',
    ...texts
  }: Description & { method?: 'delete' | 'post'; suffix?: string } = {},
): Operation {
  return adminOperation({
    method,
    path: `${resource.path}/{${resource.param}}${suffix}`,
    tag: resource.tag,
    summary: `Delete ${resourceTexts(resource).one}${resource.localized ? ', in every language' : ''}`,
    permission: resource.permissions.remove,
    params: paramsOf(resource),
    query: removalQueryOf(resource),
    headers: ifMatchHeader,
    problems: ['conflict', 'stale'],
    ...texts,
    handle: async ({ caller, params, query, request }) => {
      const id = idIn(params, resource)
      await findForUpdate(resource, caller, id, { locale: localeIn(query), request })
      const document = { collection: resource.collection as 'pages', id, ...asCaller(caller) }
      if (isTrashed(resource.collection))
        await caller.req.payload.update({ ...document, data: { deletedAt: new Date().toISOString() } })
      else await caller.req.payload.delete(document)
    },
  })
}
