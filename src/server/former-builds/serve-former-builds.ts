import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { currentBuild } from '@/src/platform/build'
import type { Env } from '@/src/platform/env-schema'
import { logger } from '@/src/platform/logger'
import { type BuildStore, storeBuild } from './build-store'
import { bucketStore } from './bucket-store'
import { folderStore } from './folder-store'

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown
/** `build` and `file` as a page of that build asks for its file. */
type Wanted = { build: string; file: string }

const STATIC = /^\/_next\/static\/(?<file>[\w./~-]{1,200})\?dpl=(?<build>[\w-]{1,64})$/
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The static file of another build that a URL names; null for any other URL. */
export function wantedFile(url: string, ownBuild: string): Wanted | null {
  const { file = '', build = '' } = STATIC.exec(url)?.groups ?? {}
  if (!file || build === ownBuild || file.split('/').some((part) => part.startsWith('.') || part === ''))
    return null
  return { build, file }
}

async function send(store: BuildStore, { build, file }: Wanted, response: ServerResponse): Promise<boolean> {
  const body = await store.read(build, file)
  if (!body) return false
  response.writeHead(200, {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
    'x-content-type-options': 'nosniff',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
  return true
}

/** The files of this build by name: chunks that did not change have the same name in both. */
const ownFiles = (folder: string): Set<string> =>
  new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))

/**
 * Answers requests for static files of other builds, which pages that were rendered by them load: during a rolling update
 * from any node, and after it for pages that are still open. Everything else goes to `handle`.
 */
export function serveFormerBuilds(
  handle: Handle,
  { store, build, folder }: { store: BuildStore; build: string; folder: string },
): Handle {
  const own = ownFiles(folder)
  return (request, response) => {
    const wanted = wantedFile(request.url ?? '', build)
    if (!wanted || own.has(wanted.file)) return handle(request, response)
    return send(store, wanted, response).then(
      (sent) => (sent ? undefined : handle(request, response)),
      (error: unknown) => {
        logger.error({ err: error, ...wanted }, 'A static file of another build could not be read')
        response.writeHead(503, { 'cache-control': 'no-store', 'retry-after': '1' }).end()
      },
    )
  }
}

/**
 * Makes the static files of the build on disk available to all nodes.
 * @returns `handle` that also serves those of other builds; `shared` resolves when this build is available
 */
export async function shareBuild(
  handle: Handle,
  { NODE_ENV, S3, DATA_DIR }: Env,
): Promise<{ handle: Handle; shared: Promise<void> }> {
  if (NODE_ENV !== 'production') return { handle, shared: Promise.resolve() }
  const { id: build } = await currentBuild()
  const folder = path.resolve('.next/static')
  const store = S3 ? bucketStore(S3) : folderStore(path.join(DATA_DIR, 'builds'))
  const shared = storeBuild(store, build, folder).catch((error: unknown) =>
    logger.error({ err: error }, 'The static files of this build could not be shared with other nodes'),
  )
  return { handle: serveFormerBuilds(handle, { store, build, folder }), shared }
}
