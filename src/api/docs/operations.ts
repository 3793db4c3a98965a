import type { OpenAPIHono } from '@hono/zod-openapi'

import type { ApiEnv } from '../core/environment'

export type Document = ReturnType<OpenAPIHono<ApiEnv>['getOpenAPI31Document']>
export type DescribedOperation = NonNullable<NonNullable<Document['paths']>[string]['get']>

/** Every operation of a document. */
export const operationsOf = ({ paths = {} }: Document): DescribedOperation[] =>
  Object.values(paths).flatMap(({ get, post, put, patch, delete: remove }) =>
    [get, post, put, patch, remove].flatMap((operation) => operation ?? []),
  )
