import net from 'node:net'

export type RawResponse = { status: number; headers: Map<string, string>; body: string }

type Raw = {
  headers?: Record<string, string>
  /** The body as sent; its length need not match the headers. */
  body?: string
  /** Ends the connection after the body, even where the headers announce more. */
  end?: boolean
}

/** Removes the length before each chunk. */
const withoutChunks = (text: string): string => text.replaceAll(/(?:^|\r\n)[\da-f]+\r\n/gi, '').trim()

function parse(text: string): RawResponse {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  const [status = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => line.split(': ', 2) as [string, string])
  return {
    status: Number(status.split(' ')[1]),
    headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: withoutChunks(`${body}\r\n`),
  }
}

/**
 * Sends a request line such as `GET /path` as it is, because HTTP clients correct malformed requests or refuse to send them.
 * Resolves when the server has answered and closed the connection.
 */
export function sendRaw(address: string, line: string, { headers = {}, body = '', end }: Raw = {}) {
  const { port, host } = new URL(address)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = net.connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${lines.join('')}\r\n${body}`)
  if (end) socket.end()
  let response = ''
  return new Promise<RawResponse>((resolve, reject) => {
    const finish = (error?: Error) => {
      socket.destroy()
      if (error && response === '') reject(error)
      else resolve(parse(response))
    }
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()))
    // A server that has answered may reset the connection while the body is still being sent.
    socket.once('end', () => finish()).once('error', finish)
  })
}
