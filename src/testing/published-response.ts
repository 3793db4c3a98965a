import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { z } from 'zod'

const ID = 'https://gevel.test/openapi.json'

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
      }),
    ),
  ),
})

/** A response; `body` is null when there is none. */
type PublishedResponse = { status: number; contentType: string | null; body: unknown }

const pointer = (...keys: string[]): string =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

/** Finds the path template (`/api/pages/{uuid}`) of a pathname; a slug may contain slashes. Fewer parameters win. */
function matcher(paths: string[]): (pathname: string) => string | undefined {
  const patterns = paths
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
    .map(
      (path) =>
        [path, new RegExp(`^${path.replace('{slug}', '.+').replaceAll(/\{\w+\}/g, '[^/]+')}$`)] as const,
    )
  return (pathname) => patterns.find(([, pattern]) => pattern.test(pathname))?.[0]
}

/**
 * A function that validates status, content type and body of a response against an OpenAPI document.
 * It returns what is wrong, or null, also for operations that are not in the document.
 */
export function publishedAnswers(document: unknown) {
  const { paths } = documentSchema.parse(document)
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema({ ...z.record(z.string(), z.unknown()).parse(document), $id: ID })
  const compiled = new Map<string, ValidateFunction>()
  const pathOf = matcher(Object.keys(paths))
  const validatorAt = (ref: string): ValidateFunction => {
    const validator = compiled.get(ref) ?? ajv.compile({ $ref: `${ID}#${ref}` })
    compiled.set(ref, validator)
    return validator
  }
  return (
    method: string,
    pathname: string,
    { status, contentType, body }: PublishedResponse,
  ): string | null => {
    const path = pathOf(pathname)
    const operation = path && paths[path]?.[method.toLowerCase()]
    if (!path || !operation || status === 304) return null
    const published = operation.responses[String(status)]
    if (!published) return `${method} ${path} does not publish the status ${status}`
    const type = contentType?.split(';')[0] ?? ''
    if (!published.content) return body === null ? null : `${method} ${path} ${status} has no body`
    // Of a file, any type.
    const key = '*/*' in published.content && status === 200 ? '*/*' : type
    if (!(key in published.content)) return `${method} ${path} ${status} does not publish ${type}`
    const validate = validatorAt(
      pointer('paths', path, method.toLowerCase(), 'responses', String(status), 'content', key, 'schema'),
    )
    return validate(body) ? null : `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`
  }
}
