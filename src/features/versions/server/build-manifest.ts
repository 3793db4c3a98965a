import { currentBuild } from '@/src/platform/build'
import { callOf, problemResponse } from '@/src/platform/http/problem-response'

/** A year: what a build's address says never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
const UNKNOWN = { status: 404, title: 'Not found', detail: 'This server does not serve that build.' }
const MANIFEST = /^(.+)\.json$/

/** §7.3: `/builds/latest.json`, the build that this server serves. Never held by a cache. */
export async function answerLatest(): Promise<Response> {
  return Response.json(await currentBuild(), { headers: { 'cache-control': 'no-store' } })
}

/** §7.3: `/builds/meta/{buildId}.json`; 404 for any build but the one that this server serves. */
export async function answerMeta(request: Request, file: string): Promise<Response> {
  const build = await currentBuild()
  const [, id] = MANIFEST.exec(file) ?? []
  if (id !== build.id) return problemResponse(UNKNOWN, callOf(request))
  return Response.json(build, { headers: { 'cache-control': FOREVER } })
}
