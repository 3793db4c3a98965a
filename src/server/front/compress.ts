import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

import type { Encoding } from './accept-encoding'
import type { Answer } from './answer'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const inflate = promisify(gunzip)

/** Below it, compression saves no packet. */
const MIN_BYTES = 1024
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|yaml)|image\/svg\+xml)/i

/** 5 is where brotli becomes smaller than gzip at a similar cost. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

/**
 * In memory of its own: Node cuts small buffers from slabs of 64 kB, which the one that is kept keeps, and a compressed body
 * from 16 kB of output.
 */
function ownMemory(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

/** Whether a body of this type and length, in bytes, is stored compressed. */
const isCompressible = (type: string, length: number): boolean =>
  length >= MIN_BYTES && COMPRESSIBLE.test(type)

/**
 * Compresses a body in the thread pool, once per encoding.
 * @param only the one encoding in which it will be sent; by default it is compressed for every client, and kept
 */
export async function compressBody(body: Buffer, type: string, only?: Encoding): Promise<Answer['bodies']> {
  if (only === 'identity') return { identity: body }
  if (!isCompressible(type, body.length)) return { identity: only ? body : ownMemory(body) }
  if (only === 'gzip') return { gzip: await deflate(body, { level: GZIP_LEVEL }) }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  if (only === 'br') return { br: await brotli(body, { params }) }
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body, { level: GZIP_LEVEL })])
  return { br: ownMemory(br), gzip: ownMemory(gz) }
}

/** The encoding in which a body is sent to a client that prefers `preferred`. */
export const sentEncoding = ({ bodies }: Answer, preferred: Encoding): Encoding =>
  bodies[preferred] || bodies.identity === undefined ? preferred : 'identity'

/** The body in an encoding; it is not stored in plain form when it is stored compressed. */
export async function decompressBody({ bodies }: Answer): Promise<Buffer> {
  if (bodies.identity) return bodies.identity
  return bodies.gzip ? inflate(bodies.gzip) : Buffer.alloc(0)
}
