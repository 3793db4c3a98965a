import { describe, expect, it } from 'vitest'

import { describeAnswer } from '@/src/cache/answer-record'
import { type Handler, respondWithPage, servedFrom, startFront } from '../testing/front-server'

const page: Handler = (_, response) => respondWithPage(response)

describe('a site at many ports', () => {
  const atPort = (port: number) => ({ host: `kade.test:${port}` })

  it('has a page in memory once, whose rendering knows no port', async () => {
    const { ask, front, calls } = await startFront(page)
    const replies = []
    for (const port of [3000, 1, 2, 3]) replies.push(await ask('/contact', atPort(port)))
    expect(replies.map(servedFrom)).toEqual(['stored', 'hit', 'hit', 'hit'])
    expect([front.store.size.entries, calls[0]?.headers.host]).toEqual([1, 'kade.test'])
  })

  it('redirects each visitor to the port that was requested', async () => {
    const { ask } = await startFront((request, response) => {
      describeAnswer({ shareable: true, tags: ['redirects:1'] })
      response.writeHead(301, { location: `http://new.${request.headers.host}/` }).end()
    })
    const hosts = ['kade.test', 'kade.test:1', 'kade.test:2', 'kade.test:1', 'kade.test']
    const replies = []
    for (const host of hosts) replies.push(await ask('/', { host }))
    expect(replies.map(({ headers }) => headers.location)).toEqual(hosts.map((host) => `http://new.${host}/`))
    expect(replies.map(servedFrom)).toEqual(['stored', 'stored', 'stored', 'hit', 'hit'])
  })
})

it('requests for one image each wait for their own turn', async () => {
  const released = Promise.withResolvers<void>()
  const handler: Handler = async (_, response) => {
    await released.promise
    respondWithPage(response, { type: 'image/webp' })
  }
  const { ask, calls } = await startFront(handler)
  const replies = [1, 2].map((number) =>
    ask('/_ipx/w_320/a.webp', { 'x-forwarded-for': `192.0.2.${number}` }),
  )
  await expect.poll(() => calls.length).toBe(2)
  released.resolve()
  await Promise.all(replies)
  const clients = calls.map(({ headers }) => String(headers['x-forwarded-for']).split(',')[0])
  expect(clients.toSorted()).toEqual(['192.0.2.1', '192.0.2.2'])
})
