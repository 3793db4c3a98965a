import { getPath } from 'hono/utils/url'

import type { Operation } from './operation'

const SLUG = '{slug}'

/**
 * How the router reads paths: a slug at the end of one takes all that follows, so that its slashes need no encoding
 * (OpenAPI has no word for this; the parameter's description says it).
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
