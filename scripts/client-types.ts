import { compile, type JSONSchema } from 'json-schema-to-typescript'
import type { SanitizedConfig } from 'payload'
import { z } from 'zod'

import { blockDefinitions } from '@/scripts/block-types'
import { createApi, createPanelApi } from '@/src/api'
import { openApiDocument } from '@/src/api/docs/document'
import { withoutSharedParts } from '@/src/api/docs/shared-parts'

const BANNER = `/**
 * The API as its OpenAPI document publishes it: what each operation takes and answers.
 * Made by \`npm run generate\`; do not edit.
 */`

const PANEL_BASE = '/panel-api/'
const PANEL_NOTE = 'What only the panel may call, beside the operations of /api/admin.'

const INSTALLATION = {
  payload: () => Promise.reject(new Error('types need no database')),
  migrations: [],
}

/** The property of the client's options for each location of parameters. */
const LOCATIONS = { path: 'params', query: 'query', header: 'headers' } as const

const json = z.record(z.string(), z.unknown())
const content = z.record(z.string(), z.object({ schema: json }))
const operation = z.object({
  summary: z.string(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().default(false),
        description: z.string().optional(),
        schema: json,
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
})
const openApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), json) }),
})
type Operation = z.output<typeof operation>
type Properties = Record<string, JSONSchema>

const object = (properties: Properties, required = Object.keys(properties)): JSONSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})

/** The type of a request body that is not JSON. */
const BODY_TYPES: Readonly<Record<string, string>> = {
  'text/csv': 'string',
  'multipart/form-data': 'FormData',
}

/** A response that is not JSON is text. */
const responseOf = (types: z.output<typeof content>): JSONSchema =>
  types['application/json']?.schema ?? { tsType: 'string' }

function bodyOf(types: z.output<typeof content>): JSONSchema {
  const json = types['application/json']?.schema
  if (json) return json
  const tsType = Object.keys(types).map((type) => BODY_TYPES[type])[0]
  if (!tsType) throw new Error(`The client cannot send ${Object.keys(types).join(', ')}`)
  return { tsType }
}

function parametersIn(location: keyof typeof LOCATIONS, { parameters }: Operation) {
  const here = parameters.filter((parameter) => parameter.in === location)
  const required = here.filter((parameter) => parameter.required).map(({ name }) => name)
  const properties = Object.fromEntries(
    here.map(({ name, schema, description }) => [name, { ...(description && { description }), ...schema }]),
  )
  return { present: here.length > 0, required: required.length > 0, schema: object(properties, required) }
}

function operationSchema(described: Operation): JSONSchema {
  const { summary, requestBody, responses } = described
  const parts = (['path', 'query', 'header'] as const)
    .map((location) => ({ name: LOCATIONS[location], ...parametersIn(location, described) }))
    .filter(({ present }) => present)
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content
  const own: Properties = {
    ...(requestBody && { body: bodyOf(requestBody.content) }),
    answer: success ? responseOf(success) : { tsType: 'undefined' },
  }
  const required = [...parts.filter((part) => part.required).map(({ name }) => name), ...Object.keys(own)]
  const parameters = Object.fromEntries(parts.map(({ name, schema }) => [name, schema]))
  return { ...object({ ...parameters, ...own }, required), description: summary }
}

const anything = z.strictObject({ readOnly: z.literal(true), description: z.string() })

/** Reduces a named schema with a description (`allOf`) to the named schema, and a schema with only a description to `unknown`. */
function withoutNote(_: string, value: unknown): unknown {
  const free = anything.safeParse(value)
  if (free.success) return { description: free.data.description, tsType: 'unknown' }
  const noted = z.object({ allOf: z.tuple([z.object({ $ref: z.string() }), json]) }).safeParse(value)
  return noted.success && !('properties' in noted.data.allOf[1]) ? noted.data.allOf[0] : value
}

/** The OpenAPI document of an app, with named schemas under `#/definitions/`. */
function publishedBy(app: ReturnType<typeof createApi>): z.output<typeof openApi> {
  const text = JSON.stringify(withoutSharedParts(openApiDocument(app))).replaceAll(
    '#/components/schemas/',
    '#/definitions/',
  )
  return openApi.parse(JSON.parse(text, withoutNote))
}

/** The operations of each path, as an object of objects. */
function pathsSchema(paths: z.output<typeof openApi>['paths']): JSONSchema {
  const items = Object.entries(paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(
      ([method, each]) => [method, operationSchema(each)] as const,
    )
    return [path, object(Object.fromEntries(operations))] as const
  })
  return object(Object.fromEntries(items))
}

/** The TypeScript types of the API client. Needs no database. */
export async function clientTypes(config: SanitizedConfig): Promise<string> {
  const own = publishedBy(createApi(INSTALLATION))
  const panel = publishedBy(createPanelApi(INSTALLATION))
  const panelOnly = Object.entries(panel.paths).filter(
    ([path]) => !(path.replace(PANEL_BASE, '/api/admin/') in own.paths),
  )
  // Schemas with a title are multipart forms, which are sent as FormData.
  const definitions = Object.fromEntries(
    Object.entries({ ...panel.components.schemas, ...own.components.schemas }).filter(
      ([, named]) => !('title' in named),
    ),
  )
  const schema: JSONSchema = {
    ...pathsSchema(own.paths),
    definitions: {
      ...definitions,
      ...blockDefinitions(config, definitions),
      PanelPaths: { ...pathsSchema(Object.fromEntries(panelOnly)), description: PANEL_NOTE },
    },
  }
  return compile(schema, 'Paths', {
    additionalProperties: false,
    // Otherwise a list with maxItems becomes a union of tuples, to which no array is assignable.
    ignoreMinAndMaxItems: true,
    bannerComment: BANNER,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 110 },
  })
}
