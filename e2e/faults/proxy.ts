import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** `pass` forwards; `delay` forwards each part later, in milliseconds; `hang` forwards nothing; `refuse` closes. */
export type Behaviour = 'pass' | 'hang' | 'refuse' | { delay: number }

/** A TCP proxy between the product and one of its services. A new behaviour holds for open connections too. */
export type FaultyProxy = { port: number; behave: (next: Behaviour) => void; stop: () => Promise<void> }

export async function startProxy(target: number): Promise<FaultyProxy> {
  let behaviour: Behaviour = 'pass'
  const sockets = new Set<Socket>()
  const forward = (from: Socket, to: Socket) => {
    from.on('data', (part) => {
      if (behaviour === 'pass') to.write(part)
      else if (typeof behaviour === 'object') setTimeout(() => to.write(part), behaviour.delay)
      // What hangs is lost, as its connection is useless afterwards.
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    sockets.add(from)
  }
  const server = createServer((client) => {
    if (behaviour === 'refuse') return void client.destroy()
    const service = connect(target, '127.0.0.1')
    forward(client, service)
    forward(service, client)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const closeAll = () => sockets.forEach((socket) => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    behave: (next) => {
      // Connections that have lost bytes cannot go on.
      if (next === 'refuse' || behaviour === 'hang') closeAll()
      behaviour = next
    },
    stop: async () => {
      closeAll()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The URL of a service, through a proxy in front of it. */
export function through(url: string, { port }: FaultyProxy): string {
  const proxied = new URL(url)
  proxied.hostname = '127.0.0.1'
  proxied.port = String(port)
  return proxied.href
}
