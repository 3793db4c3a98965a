import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'

import { type Handler, respondWithPage } from '../testing/front-server'
import { type FrontKey, frontKey } from './key'
import { PurgeLog } from './purge-log'
import { renderAnswer } from './render-answer'

const LONG = 'words of a page '.repeat(500)
const headers = { host: 'kade.test' }

function bodiesOf(handle: Handler, encoding: 'br' | 'gzip' | 'identity') {
  const request = { method: 'GET', url: '/contact', headers } as IncomingMessage
  const key = frontKey(request, { trustedProxies: 0, localeCookie: 'i18n_redirected' }) as FrontKey
  const options = { purges: new PurgeLog(), isConnected: () => true, cdn: null, encoding }
  return renderAnswer(handle, key, headers, options).then(({ answer }) => answer.bodies)
}

describe('an answer', () => {
  it('is compressed for every client when it is stored', async () => {
    const page: Handler = (_, response) => respondWithPage(response, { body: LONG })
    expect(Object.keys(await bodiesOf(page, 'identity'))).toEqual(['br', 'gzip'])
  })

  it.each([
    ['compressed', LONG],
    ['short', 'words'],
  ])('takes no more memory than its body when it is stored, %s', async (_, body) => {
    const page: Handler = (__, response) => respondWithPage(response, { body })
    const bodies = Object.values(await bodiesOf(page, 'identity'))
    expect(bodies.map(({ buffer }) => buffer.byteLength)).toEqual(bodies.map(({ length }) => length))
    expect(bodies).not.toHaveLength(0)
  })

  it.each(['br', 'gzip', 'identity'] as const)(
    'is made in %s only when nobody stores it',
    async (encoding) => {
      const missing: Handler = (_, response) =>
        response
          .writeHead(404, { 'content-type': 'text/html', 'cache-control': 'private, no-store' })
          .end(LONG)
      expect(Object.keys(await bodiesOf(missing, encoding))).toEqual([encoding])
    },
  )
})
