import { currentBuild } from '@/src/platform/build'
import { problemContext, problemResponse } from '@/src/platform/http/problem-response'

/** A year: the manifest of a build never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
const UNKNOWN = { status: 404, title: 'Not found', detail: 'This server does not serve that build.' }
const MANIFEST = /^(.+)\.json$/

/** `/builds/latest.json`, the build that this server runs; never cached (Behaviour: version-manifest). */
export async function answerLatest(): Promise<Response> {
  return Response.json(await currentBuild(), { headers: { 'cache-control': 'no-store' } })
}

/** `/builds/meta/{buildId}.json`; 404 for any build but the one that this server runs. */
export async function answerMeta(request: Request, file: string): Promise<Response> {
  const build = await currentBuild()
  const [, id] = MANIFEST.exec(file) ?? []
  if (id !== build.id) return problemResponse(UNKNOWN, problemContext(request))
  return Response.json(build, { headers: { 'cache-control': FOREVER } })
}
