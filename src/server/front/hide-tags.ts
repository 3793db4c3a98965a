import type { ServerResponse } from 'node:http'

import type { AnswerRecord } from '@/src/cache/answer-record'
import { purgeHeader } from '@/src/cache/cdn/opaque-tags'

/** The names of paths that Next puts among the tags; nothing is purged by them. */
const PATH_TAG = /^_N_T_/

/** All tags of an answer. @param announced those in its header, which routing knows */
export const allTags = (announced: readonly string[], { pageTags, tags }: AnswerRecord): string[] => [
  ...new Set([...(pageTags ?? []).filter((tag) => !PATH_TAG.test(tag)), ...tags, ...announced]),
]

/** Replaces the tags of a response that Next sends itself by all tags, for a CDN, when its head is written. */
export function hideTags(response: ServerResponse, record: AnswerRecord): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const hiding = (...args: unknown[]): ServerResponse => {
    const tags = response.getHeader('cache-tag')
    if (typeof tags === 'string') {
      response.removeHeader('cache-tag')
      const { name, value } = purgeHeader(allTags(tags.split(','), record))
      response.setHeader(name, value)
    }
    return writeHead(...args)
  }
  Object.assign(response, { writeHead: hiding })
}
