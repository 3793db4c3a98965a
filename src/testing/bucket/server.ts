import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startFauxqs } from 'fauxqs'

import { isSignedWith, type Keys } from './signature'

const REFUSED =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SignatureDoesNotMatch</Code><Message>The request signature we calculated does not match the signature you provided.</Message></Error>'

/** What the server does with whoever asks: serve whom it knows, know other keys only, break off, or never answer. */
type Mood = 'serving' | 'other keys' | 'breaking off' | 'silent'

/** An S3 server that checks signatures, and can be made to fail. */
export type BucketServer = Awaited<ReturnType<typeof startBucketServer>>

/** Starts one without a bucket. What stores the objects takes any keys; the check of signatures stands before it. */
export async function startBucketServer(keys: Keys) {
  const store = await startFauxqs({ port: 0, logger: false })
  let mood: Mood = 'serving'
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url, method, headers } = incoming
    const onward = request({ host: '127.0.0.1', port: store.port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }
  const front = createServer((incoming, outgoing) => {
    if (mood === 'silent') return
    if (mood === 'breaking off') incoming.socket.destroy()
    else if (mood === 'serving' && isSignedWith(keys, incoming)) pass(incoming, outgoing)
    else outgoing.writeHead(403, { 'content-type': 'application/xml' }).end(REFUSED)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    /** Past the check of signatures. */
    store: store.address,
    createBucket: (name: string) => store.createBucket(name),
    be: (next: Mood) => {
      mood = next
    },
    stop: async () => {
      front.closeAllConnections()
      front.close()
      await store.stop()
    },
  }
}
