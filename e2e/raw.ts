import net from 'node:net'

/** What came back over the wire. */
export type RawAnswer = { status: number; headers: Map<string, string>; body: string }

type Raw = {
  headers?: Record<string, string>
  /** All that is sent of the body; it need not be what the headers announce. */
  body?: string
  /** Says that nothing follows, where the headers promise more. */
  end?: boolean
}

/** Without the length that stands before each chunk. */
const withoutChunks = (text: string): string => text.replaceAll(/(?:^|\r\n)[\da-f]+\r\n/gi, '').trim()

function parse(text: string): RawAnswer {
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
 * Sends a request as it is written, `GET /path`: clients correct what is wrong with one, or refuse to send it. Waits for the
 * server to answer and to hang up, whatever was promised and not sent.
 */
export function sendRaw(address: string, line: string, { headers = {}, body = '', end }: Raw = {}) {
  const { port, host } = new URL(address)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = net.connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${lines.join('')}\r\n${body}`)
  if (end) socket.end()
  let answer = ''
  return new Promise<RawAnswer>((resolve, reject) => {
    const finish = (error?: Error) => {
      socket.destroy()
      if (error && answer === '') reject(error)
      else resolve(parse(answer))
    }
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    // A server that has answered may cut off what it was still sent.
    socket.once('end', () => finish()).once('error', finish)
  })
}
