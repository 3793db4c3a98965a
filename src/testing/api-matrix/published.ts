import { z } from 'zod'

import { PERMISSIONS, type Permission } from '@/src/access/permissions'
import { apiDocument } from '../api'

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        description: z.string().default(''),
        parameters: z.array(z.object({ name: z.string() })).default([]),
      }),
    ),
  ),
})

/**
 * An operation of the OpenAPI document; `name` is method and path, `permission` what its callers need; `locks`: it honours
 * `If-Match`; `paged`: it answers a page of a list.
 */
export type Published = {
  name: string
  operationId: string
  permission: Permission | null
  locks: boolean
  paged: boolean
}

const permissionIn = (description: string): Permission | null => {
  const named = /Permission: `([\w.]+)`/.exec(description)?.[1]
  return PERMISSIONS.find((permission) => permission === named) ?? null
}

/** Every operation that the API publishes. */
export const published: readonly Published[] = Object.entries(
  documentSchema.parse(apiDocument).paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, description, parameters }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operationId,
    permission: permissionIn(description),
    locks: parameters.some(({ name }) => name === 'if-match'),
    paged: parameters.some(({ name }) => name === 'limit'),
  })),
)
