import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { decode, encode } from 'dns-packet'

/** A DNS server on the loopback address. */
export type DnsServer = {
  /** `127.0.0.1:port` */
  address: string
  /** The TXT records by lower-case name; null: the server does not answer. */
  records: Map<string, string[] | null>
  /** The names that were asked for. */
  asked: string[]
  stop: () => Promise<void>
}

/** Starts a DNS server that answers from `records`, and that a name does not exist otherwise. */
export async function startDnsServer(): Promise<DnsServer> {
  const records: DnsServer['records'] = new Map()
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = decode(message)
    const name = questions[0]?.name.toLowerCase() ?? ''
    asked.push(name)
    const values = records.get(name)
    if (values === null) return
    // 3: the name does not exist.
    const flags = values ? 0 : 3
    const answers = (values ?? []).map((data) => ({ type: 'TXT' as const, name, ttl: 0, data }))
    socket.send(
      encode({ type: 'response', ...(id !== undefined && { id }), flags, questions, answers }),
      port,
      address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    asked,
    stop: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
}
