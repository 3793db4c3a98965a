import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Below what any of the servers can do, so that latency is not the time in a queue. */
export const PACE = { perSecond: 2000, connections: 2 }
const TICK_MS = 1
const WARM_UP = 500

/** Reads the length of the first response, with its head; those that follow have the same. */
async function firstLength(socket: Socket, request: string): Promise<number> {
  const chunks: Buffer[] = []
  socket.write(request)
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    chunks.push(chunk)
    const received = Buffer.concat(chunks)
    const end = received.indexOf('\r\n\r\n')
    const length = /^content-length: (\d+)/im.exec(
      received.subarray(0, Math.max(0, end)).toString('latin1'),
    )?.[1]
    if (end !== -1 && received.length >= end + 4 + Number(length)) return received.length
  }
}

/** Sends a request on a connection whenever it is due and the last one has its response. */
async function measureConnection(url: URL, request: string, requests: number): Promise<number[]> {
  const socket = connect(Number(url.port), url.hostname).setNoDelay()
  await once(socket, 'connect')
  const length = await firstLength(socket, request)
  const times: number[] = []
  const finished = Promise.withResolvers<void>()
  let [received, since] = [length, 0]
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received < length) return
    times.push(performance.now() - since)
    if (times.length === requests) finished.resolve()
  })
  socket.once('error', finished.reject)
  const timer = setInterval(() => {
    if (received < length || times.length >= requests) return
    received = 0
    since = performance.now()
    socket.write(request)
  }, TICK_MS)
  await finished.promise.finally(() => clearInterval(timer))
  socket.destroy()
  return times.slice(WARM_UP)
}

/** The 99th percentile of the latency in milliseconds, at `PACE`. */
export async function pacedP99(
  address: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const url = new URL(address)
  const all = { host: url.host, 'accept-encoding': 'gzip', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`
  const requests = (PACE.perSecond / PACE.connections) * seconds + WARM_UP
  const connections = Array.from({ length: PACE.connections }, () =>
    measureConnection(url, request, requests),
  )
  const times = (await Promise.all(connections)).flat().toSorted((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN
}
