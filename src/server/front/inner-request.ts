import { IncomingMessage, type RequestListener } from 'node:http'
import { Socket } from 'node:net'

import { CompressibleResponse } from '@/src/upstream/next/compress-route-handlers'

/** A complete response in memory. */
export type Captured = { status: number; headers: [name: string, value: string][]; body: Buffer<ArrayBuffer> }

type Callback = (error?: Error | null) => void
type Chunk = string | Uint8Array | null | undefined | Callback

/** A response that collects what a handler writes. */
class CapturedResponse extends CompressibleResponse {
  readonly #chunks: Buffer<ArrayBuffer>[] = []
  #headSent = false

  constructor(request: IncomingMessage) {
    super(request)
    Object.defineProperty(this, 'headersSent', { get: () => this.#headSent })
  }

  override writeHead(status: number, reason?: unknown, headers?: unknown): this {
    this.statusCode = status
    const given = (typeof reason === 'string' ? headers : reason) ?? {}
    const pairs = Array.isArray(given) ? pairsOf(given) : Object.entries(given)
    for (const [name, value] of pairs) if (value !== undefined) this.setHeader(name, value as string)
    this.#headSent = true
    return this
  }

  override flushHeaders(): void {
    this.#headSent = true
  }

  override write(chunk: Chunk, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    this.#headSent = true
    this.#add(chunk, encoding)
    const done = typeof encoding === 'function' ? encoding : callback
    if (done) process.nextTick(done)
    return true
  }

  override end(chunk?: Chunk, encoding?: BufferEncoding | Callback, callback?: Callback): this {
    if (this.finished) return this
    this.#headSent = true
    this.#add(chunk, encoding)
    this.finished = true
    const done = [chunk, encoding, callback].find((argument) => typeof argument === 'function')
    process.nextTick(() => {
      this.emit('finish')
      done?.()
      this.emit('close')
    })
    return this
  }

  /** As Next does when a page breaks off while it is sent. */
  override destroy(error?: Error): this {
    process.nextTick(() => this.emit('broken', error ?? new Error('The response broke off')))
    return super.destroy(error)
  }

  captured(): Captured {
    const headers = this.getHeaderNames().flatMap((name) =>
      [this.getHeader(name) ?? []].flat().map((value): [string, string] => [name, String(value)]),
    )
    return { status: this.statusCode, headers, body: Buffer.concat(this.#chunks) }
  }

  #add(chunk: Chunk, encoding: BufferEncoding | Callback | undefined): void {
    if (chunk === null || chunk === undefined || typeof chunk === 'function') return
    this.#chunks.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
        : Buffer.from(chunk),
    )
  }
}

/** The headers of a flat list: name, value, name, value … */
export function pairsOf(flat: readonly unknown[]): [string, unknown][] {
  const pairs: [string, unknown][] = []
  for (let index = 0; index + 1 < flat.length; index += 2) pairs.push([String(flat[index]), flat[index + 1]])
  return pairs
}

/**
 * Lets a request listener handle a GET that no client has sent, and collects its response.
 * @throws what the listener throws, or destroys the response with
 */
export async function innerRequest(
  handle: (...args: Parameters<RequestListener>) => unknown,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Captured> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 })
  Object.assign(request.headers, headers)
  request.rawHeaders = Object.entries(headers).flat()
  request.complete = true
  request.push(null)
  const response = new CapturedResponse(request)
  const finished = Promise.withResolvers<void>()
  response.once('finish', finished.resolve)
  response.once('broken', finished.reject)
  await Promise.all([handle(request, response), finished.promise])
  return response.captured()
}
