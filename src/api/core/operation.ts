import type { RouteConfig, z } from '@hono/zod-openapi'
import type { Context } from 'hono'

import type { Definition, Input, OperationKind, ObjectSchema } from './definition'
import type { ApiEnv } from './environment'
import { type FieldNames, namingFields } from './field-names'
import { toResponse } from './respond'
import { toRoute } from './route'

/** An operation, ready to be mounted: its OpenAPI route and its handler. */
export type Operation = {
  route: RouteConfig
  respond: (c: Context<ApiEnv>) => Promise<Response>
  fieldNames: FieldNames | undefined
}

/** The input as parsed by the route's validators; an absent part is empty. */
function inputOf<P extends ObjectSchema, Q extends ObjectSchema, B extends z.ZodType>(
  c: Context<ApiEnv>,
): Input<P, Q, B> {
  const valid = (target: string): unknown => c.req.valid(target as never)
  return {
    params: (valid('param') ?? {}) as z.output<P>,
    query: (valid('query') ?? {}) as z.output<Q>,
    body: (c.get('parts') ?? valid('json')) as z.output<B>,
    request: c.req.raw,
    headers: new Headers(),
    files: c.get('files') ?? {},
  }
}

/** Makes the function that defines operations of one kind. Definitions contain policy and schemas, no HTTP. */
export const operationKind =
  <Extra, Policy = unknown>(
    kindOf: (
      definition: Policy & { method: Definition<never, never, never, never>['method'] },
    ) => OperationKind<Extra>,
  ) =>
  <
    A extends z.ZodType = never,
    P extends ObjectSchema = ObjectSchema,
    Q extends ObjectSchema = ObjectSchema,
    B extends z.ZodType = z.ZodType,
  >(
    definition: Definition<A, P, Q, B> &
      Policy & {
        handle: (input: Input<P, Q, B> & Extra) => Promise<[A] extends [never] ? void : z.input<A> | Response>
      },
  ): Operation => {
    const { fieldNames } = definition
    const { extra, around = (_, work) => work(), ...kind } = kindOf(definition)
    const respond = async (c: Context<ApiEnv>): Promise<Response> => {
      const input = inputOf<P, Q, B>(c)
      const own = extra(c)
      const result = await namingFields(fieldNames, () =>
        around(own, () => definition.handle({ ...input, ...own })),
      )
      return toResponse(definition, result, input.headers)
    }
    return { route: toRoute(definition, kind), respond, fieldNames }
  }
