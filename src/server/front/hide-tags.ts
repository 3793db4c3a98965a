import type { ServerResponse } from 'node:http'

import { purgeHeader } from '@/src/cache/cdn/opaque-tags'

/** Replaces the tags of a response that Next sends itself by those for a CDN, when its head is written. */
export function hideTags(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const hiding = (...args: unknown[]): ServerResponse => {
    const tags = response.getHeader('cache-tag')
    if (typeof tags === 'string') {
      response.removeHeader('cache-tag')
      const { name, value } = purgeHeader(tags.split(','))
      response.setHeader(name, value)
    }
    return writeHead(...args)
  }
  Object.assign(response, { writeHead: hiding })
}
