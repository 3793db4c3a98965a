import { z } from 'zod'

import { PERMISSIONS, type Permission } from '@/src/access/permissions'
import { apiDocument } from '../api'

const media = z.object({ example: z.unknown().optional(), examples: z.unknown().optional() })
type Media = z.output<typeof media>

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        description: z.string().default(''),
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), media).default({}) })),
        parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
      }),
    ),
  ),
})

/**
 * An operation of the OpenAPI document; `name` is method and path, `permission` what an actor needs; `locks`: it supports
 * `If-Match`; `readsHeaders`: it has parameters in headers; `paged`: it returns a page of a list; `illustrated`: statuses with an example or without a body.
 */
export type Published = {
  name: string
  operationId: string
  permission: Permission | null
  locks: boolean
  readsHeaders: boolean
  paged: boolean
  illustrated: readonly string[]
}

const permissionIn = (description: string): Permission | null => {
  const named = /Permission: `([\w.]+)`/.exec(description)?.[1]
  return PERMISSIONS.find((permission) => permission === named) ?? null
}

const isIllustrated = ({ example, examples }: Media): boolean =>
  example !== undefined || examples !== undefined

/** Every operation of the OpenAPI document. */
export const published: readonly Published[] = Object.entries(
  documentSchema.parse(apiDocument).paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, description, parameters, responses }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operationId,
    permission: permissionIn(description),
    locks: parameters.some(({ name }) => name === 'if-match'),
    readsHeaders: parameters.some((parameter) => parameter.in === 'header'),
    paged: parameters.some(({ name }) => name === 'page'),
    illustrated: Object.entries(responses).flatMap(([status, { content }]) =>
      // The same answer as events is a text, which the example of the answer shows.
      Object.entries(content).every(([type, own]) => type === 'text/event-stream' || isIllustrated(own))
        ? [status]
        : [],
    ),
  })),
)
