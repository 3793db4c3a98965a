import { getPath } from 'hono/utils/url'

import type { Operation } from './operation'

const SLUG = '{slug}'

/**
 * The path for the router: a slug at the end matches the rest of the path, so that its slashes need no encoding (OpenAPI
 * cannot express this; the description of the parameter says it).
 */
export function pathsWithSlugs(base: string, operations: readonly Operation[]): (request: Request) => string {
  const prefixes = operations
    .map(({ route }) => `${base}${route.path}`)
    .filter((path) => path.endsWith(`/${SLUG}`))
    .map((path) => path.slice(0, -SLUG.length))
  return (request) => {
    const path = getPath(request)
    const prefix = prefixes.find((one) => path.startsWith(one))
    return prefix ? prefix + path.slice(prefix.length).replaceAll('/', '%2F') : path
  }
}
