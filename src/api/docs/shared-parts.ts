import { isDeepStrictEqual } from 'node:util'

import { type DescribedOperation, type Document, operationsOf } from './operations'

type Kind = 'parameters' | 'responses' | 'schemas'
type Shared = Required<Pick<NonNullable<Document['components']>, Kind>>
type Response = Shared['responses'][string]
type Media = Extract<NonNullable<DescribedOperation['requestBody']>, { content: object }>['content']
type Parameter = NonNullable<DescribedOperation['parameters']>[number]

/** Parameters that mean the same in every operation, and their component names. */
const PARAMETERS: Readonly<Record<string, string>> = {
  'x-tenant': 'Tenant',
  'if-match': 'IfMatch',
  page: 'Page',
  limit: 'Limit',
  search: 'Search',
}

const isProblem = (response: Response): response is Exclude<Response, { $ref: string }> =>
  'content' in response && 'application/problem+json' in (response.content ?? {})

/** `Unknown domain, or: Not found` → `UnknownDomainOrNotFound`. */
const nameOf = (description: string): string =>
  description.replaceAll(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The document with repeated problems and parameters moved to components and referenced, as are bodies with a title. */
export function withSharedParts(document: Document): Document {
  const copy = structuredClone(document)
  const shared: Shared = { parameters: {}, responses: {}, schemas: { ...copy.components?.schemas } }
  const share = <K extends Kind>(kind: K, name: string, part: Shared[K][string]) => {
    const known = shared[kind][name]
    if (known && !isDeepStrictEqual(known, part)) throw new Error(`Different ${kind} have the name ${name}`)
    shared[kind][name] = part
    return { $ref: `#/components/${kind}/${name}` }
  }
  const shareParameter = (parameter: Parameter): Parameter => {
    const name = 'name' in parameter && PARAMETERS[parameter.name]
    return name ? share('parameters', name, parameter) : parameter
  }
  const nameBody = (media: Media) => {
    for (const each of Object.values(media)) {
      const title = each.schema && 'title' in each.schema && each.schema.title
      if (title && each.schema) each.schema = share('schemas', title, each.schema)
    }
  }
  for (const operation of operationsOf(copy)) {
    const { parameters, requestBody, responses = {} } = operation
    if (requestBody && 'content' in requestBody) nameBody(requestBody.content)
    if (parameters) operation.parameters = parameters.map(shareParameter)
    for (const [status, response] of Object.entries<Response>(responses))
      if (isProblem(response)) responses[status] = share('responses', nameOf(response.description), response)
  }
  return { ...copy, components: { ...copy.components, ...shared } }
}

const SHARED = /^#\/components\/(parameters|responses)\/(\w+)$/

/** A document with shared parts as JSON, with references to these parts inlined: for readers of single operations. */
export function withoutSharedParts({ components, ...document }: Document): unknown {
  const parts: Record<string, Record<string, unknown> | undefined> = { ...components }
  const inPlace = (_: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || !('$ref' in value)) return value
    const [, kind = '', name = ''] = SHARED.exec(String(value.$ref)) ?? []
    return parts[kind]?.[name] ?? value
  }
  return JSON.parse(JSON.stringify({ ...document, components }), inPlace)
}
