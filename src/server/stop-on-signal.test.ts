import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'

import { trackConnections } from './connections'
import { close } from './stop-on-signal'

const REQUEST = 'GET / HTTP/1.1\r\nHost: kade.test\r\n\r\n'

it('closing finishes the requests in flight, and accepts no connection any more', async () => {
  const received = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, response) => received.resolve(response))
  trackConnections(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const [idle, busy] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all([once(idle, 'connect'), once(busy, 'connect')])
  busy.write(REQUEST)
  const response = await received.promise

  const closed = close(server)
  await once(idle.resume(), 'close')
  const [refused] = await once(connect(port, '127.0.0.1'), 'error')
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' })
  response.end('in flight')
  const [answer] = (await once(busy, 'data')) as [Buffer]
  expect(answer.toString()).toContain('in flight')
  await closed
})
