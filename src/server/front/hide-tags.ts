import type { ServerResponse } from 'node:http'

import type { AnswerRecord } from '@/src/cache/answer-record'
import { purgeHeader } from '@/src/cache/cdn/opaque-tags'

/** The names of paths that Next puts among the tags; nothing is purged by them. */
const PATH_TAG = /^_N_T_/

/** All tags of an answer. @param announced those in its header, which routing knows */
export const allTags = (announced: readonly string[], { pageTags, tags }: AnswerRecord): string[] => [
  ...new Set([...(pageTags ?? []).filter((tag) => !PATH_TAG.test(tag)), ...tags, ...announced]),
]

/** With the tags of a page only those of Next, for a client-side navigation with a wrong `_rsc`. */
const REDIRECTS: readonly unknown[] = [307, 308]

/**
 * Replaces the tags of a response that Next sends itself by all tags, for a CDN, when its head is written. A redirect of
 * Next has the caching headers of the page without its Vary: a CDN would send it to everybody.
 */
export function hideTags(response: ServerResponse, record: AnswerRecord): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const hiding = (...args: unknown[]): ServerResponse => {
    const tags = response.getHeader('cache-tag')
    if (typeof tags === 'string') {
      response.removeHeader('cache-tag')
      if (REDIRECTS.includes(args[0])) response.setHeader('cache-control', 'private, no-store')
      else {
        const { name, value } = purgeHeader(allTags(tags.split(','), record))
        response.setHeader(name, value)
      }
    }
    return writeHead(...args)
  }
  Object.assign(response, { writeHead: hiding })
}
