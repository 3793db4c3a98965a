import { z } from '@hono/zod-openapi'
import { describe, expect, it } from 'vitest'

import { isRecord } from '@/src/lib/is-record'
import { createApi } from '..'
import { openApiDocument } from './document'
import { withoutSharedParts } from './shared-parts'

type Json = Record<string, unknown>

const app = createApi({
  payload: () => Promise.reject(new Error('the documentation needs no database')),
  migrations: [],
})
const document = withoutSharedParts(openApiDocument(app)) as Json

const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), value)

/** A schema without the detour by its name. */
function resolved(schema: Json): Json {
  return typeof schema.$ref === 'string' ? (at(document, ...schema.$ref.slice(2).split('/')) as Json) : schema
}

function takesNull(given: Json): boolean {
  const schema = resolved(given)
  const any = [schema.anyOf, schema.oneOf].find(Array.isArray) as Json[] | undefined
  if (any) return any.some(takesNull)
  if (schema.type === undefined && Array.isArray(schema.allOf))
    return (schema.allOf as Json[]).every(takesNull)
  return schema.type === undefined ? !('const' in schema) : [schema.type].flat().includes('null')
}

/** Whether a default is news to who reads it: that of an object without its members is not. */
const saysMore = (value: unknown): boolean => value !== undefined && JSON.stringify(value) !== '{}'

/** Where the published form of a schema takes null, or has a default, otherwise than the schema does. */
function differences(wanted: Json, given: Json, path: string): string[] {
  const published = resolved(given)
  const properties = Object.entries((wanted.properties ?? {}) as Record<string, Json>)
  const of = (inner: unknown, other: unknown, place: string): string[] =>
    isRecord(inner) && isRecord(other) ? differences(inner, other, place) : []
  return [
    ...(takesNull(wanted) === takesNull(given) ? [] : [`${path}: null`]),
    ...(saysMore(wanted.default) && !('default' in given) ? [`${path}: default`] : []),
    ...properties.flatMap(([key, inner]) => of(inner, at(published, 'properties', key), `${path}.${key}`)),
    ...of(wanted.items, published.items, `${path}[]`),
    ...['anyOf', 'oneOf'].flatMap((kind) =>
      [wanted[kind]]
        .flat()
        .flatMap((inner, index) => of(inner, at(published, kind, String(index)), `${path}|${index}`)),
    ),
  ]
}

const asJson = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json

describe('the schemas of the OpenAPI document', () => {
  const routes = app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? [definition.route] : [],
  )

  it('accept null and have defaults exactly where validation does', () => {
    const found = routes.flatMap(({ method, path, request, responses }) => {
      const published = at(document, 'paths', `/api${path}`, method)
      const name = `${method} ${path}`
      const contents = [
        { own: request?.body, there: at(published, 'requestBody'), place: 'body' },
        ...Object.entries(responses).map(([status, own]) => ({
          own,
          there: at(published, 'responses', status),
          place: status,
        })),
      ].flatMap(({ own, there, place }) => {
        const [type] = Object.keys((at(own, 'content') ?? {}) as Json)
        const schema = type && at(there, 'content', type, 'schema')
        const wanted = type && at(own, 'content', type, 'schema')
        // What is no zod schema is published as it is.
        return wanted instanceof z.ZodType && isRecord(schema)
          ? differences(asJson(wanted), schema, `${name} ${place}`)
          : []
      })
      const parameters = (at(published, 'parameters') ?? []) as { name: string; schema: Json }[]
      const query = request?.query ? (asJson(request.query).properties as Record<string, Json>) : {}
      const queries = Object.entries(query).flatMap(([key, wanted]) => {
        const parameter = parameters.find((each) => each.name === key)
        return parameter ? differences(wanted, parameter.schema, `${name}?${key}`) : [`${name}?${key}`]
      })
      return [...contents, ...queries]
    })
    expect(routes.length).toBeGreaterThan(0)
    expect([...new Set(found)]).toEqual([])
  })
})
