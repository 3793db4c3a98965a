import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startFauxqs } from 'fauxqs'

import { isSignedWith, type Keys } from './signature'

const SIGNATURE_MISMATCH =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SignatureDoesNotMatch</Code><Message>The request signature we calculated does not match the signature you provided.</Message></Error>'

/** How the server responds: normally, with 403 as for unknown keys, by resetting the connection, or not at all. */
type Mode = 'serving' | 'other keys' | 'breaking off' | 'silent'

/** An S3 server that verifies signatures and can be made to fail. */
export type BucketServer = Awaited<ReturnType<typeof startBucketServer>>

/** Starts one without a bucket. The store behind it accepts any keys, so a proxy verifies the signatures. */
export async function startBucketServer(keys: Keys) {
  const store = await startFauxqs({ port: 0, logger: false })
  let mode: Mode = 'serving'
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url, method, headers } = incoming
    const upstream = request(
      { host: '127.0.0.1', port: store.port, path: url, method, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 500, response.headers)
        response.pipe(outgoing)
      },
    )
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  }
  const proxy = createServer((incoming, outgoing) => {
    if (mode === 'silent') return
    if (mode === 'breaking off') incoming.socket.destroy()
    else if (mode === 'serving' && isSignedWith(keys, incoming)) forward(incoming, outgoing)
    else outgoing.writeHead(403, { 'content-type': 'application/xml' }).end(SIGNATURE_MISMATCH)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** The address of the store, without verification of signatures. */
    store: store.address,
    createBucket: (name: string) => store.createBucket(name),
    be: (next: Mode) => {
      mode = next
    },
    stop: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await store.stop()
    },
  }
}
