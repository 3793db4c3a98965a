import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import next from 'next'

import { answerRecords, newAnswerRecord } from '@/src/cache/answer-record'
import { onInvalidate } from '@/src/cache/invalidate'
import { listenForInvalidations } from '@/src/cache/start'
import type { Env } from '@/src/platform/env-schema'
import { provideRequestOfItself } from '@/src/routing/stale-page'
import { invalidateRouting } from '@/src/routing/store/cache'
import { applyBuiltConfig } from '@/src/upstream/next/built-config'
import { CompressibleResponse } from '@/src/upstream/next/compress-route-handlers'
import { listenHostname } from '@/src/upstream/next/listen-hostname'
import { dropServerAction } from '@/src/upstream/next/server-actions'
import { rejectMalformedRequest } from '@/src/upstream/next/unreadable-requests'
import { trackConnections } from './connections'
import { expirePages } from './expire-pages'
import { shareBuild } from './former-builds/serve-former-builds'
import { FrontCache } from './front/front-cache'
import { innerRequest } from './front/inner-request'
import type { Handle } from './front/render-answer'
import { measureHandler } from './metrics/measure-handler'
import { answerScrape, type Scrape } from './metrics/scrape'
import { rejectRepeatedHost } from './repeated-host'

/** Longer than the 60 s of proxies: when the server closes an idle connection first, a request may be lost. */
const KEEP_ALIVE_MS = 75_000
const MEGABYTE = 1024 * 1024
/** src/cache/page-cache.ts, compiled: for the source file, Node would load a compiler of 17 MB. */
const PAGE_CACHE = path.join(import.meta.dirname, 'page-cache.mjs')

export type App = ReturnType<typeof next>

/** Lets Next answer a request of this process to itself, past routing and the front cache. */
function provideInnerRequests(handle: Handle): void {
  provideRequestOfItself((path, headers) =>
    answerRecords().run({ ...newAnswerRecord(() => true), internal: true }, () =>
      innerRequest(handle, path, Object.fromEntries(headers)),
    ),
  )
}

/** Every cache of this process drops what any node announces as changed. */
function connectCaches(front: FrontCache): Promise<void> {
  onInvalidate(invalidateRouting)
  onInvalidate(expirePages)
  onInvalidate((tags) => front.purge(tags))
  return listenForInvalidations(() => front.disconnect())
}

/**
 * Listens and prepares Next.js; requests that arrive earlier wait until it is ready. A worker listens when it is ready:
 * until then the others answer.
 * @param scrape null when nobody may scrape metrics
 * @throws when the port is in use or Next.js cannot start
 */
export async function startServer(
  env: Env,
  scrape: Scrape | null,
): Promise<{ server: Server; app: App; front: FrontCache }> {
  const { HOST, PORT, METRICS_TOKEN: token } = env
  const dev = env.NODE_ENV === 'development'
  const server = createServer({
    ServerResponse: CompressibleResponse,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Only the development server of Next speaks WebSocket: anybody else's upgrade is an ordinary request.
    shouldUpgradeCallback: () => dev,
  })
  trackConnections(server)
  const hostname = listenHostname(HOST)
  if (!dev) applyBuiltConfig(process.cwd(), { cacheHandler: PAGE_CACHE })
  const app = next({ dev, dir: process.cwd(), hostname, port: PORT, httpServer: server })
  const { handle, shared } = await shareBuild(app.getRequestHandler(), env)
  const front = new FrontCache({
    handle: measureHandler(handle, { slowMs: env.SLOW_REQUEST_MS, continuesTraces: env.TRUST_PROXY > 0 }),
    // Development renders each page anew.
    maxBytes: dev ? 0 : env.FRONT_CACHE_MB * MEGABYTE,
    trustedProxies: env.TRUST_PROXY,
    localeCookie: env.LOCALE_COOKIE,
    earlyHints: env.EARLY_HINTS,
    cdn: env.CDN?.kind ?? null,
  })
  const prepared = Promise.withResolvers<void>()
  let ready = false
  server.on('request', (request, response) => {
    if (rejectRepeatedHost(request, response)) return
    if (scrape && answerScrape(request, response, { token, scrape })) return
    rejectMalformedRequest(request)
    dropServerAction(request)
    if (ready) front.handle(request, response)
    else void prepared.promise.then(() => front.handle(request, response))
  })
  const listen = () => once(server.listen(PORT, HOST), 'listening')
  if (!cluster.isWorker) await listen()
  provideInnerRequests(handle)
  // A proxy sends requests only to a node that is ready: until then, no page names a file that other nodes lack.
  await Promise.all([app.prepare(), shared])
  // After Next.js, which keeps the process busy for seconds. What is stored earlier is dropped once this listens.
  await connectCaches(front)
  ready = true
  prepared.resolve()
  if (cluster.isWorker) await listen()
  return { server, app, front }
}
