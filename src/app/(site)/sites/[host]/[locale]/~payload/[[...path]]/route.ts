import { readPayload } from '@/src/features/pages/api/public/payload'
import { tagRoute } from '@/src/cache/tag-route'
import { isLocale } from '@/src/lib/constants'
import { problemResponse } from '@/src/platform/http/problem-response'
import { GONE_SEGMENT } from '@/src/features/urls/rules/reserved-segments'

// Without request id: these responses are cached for everybody, like the page.
const GONE = { status: 410, title: 'Gone', detail: 'This page was permanently removed.' }
const MISSING = { status: 404, title: 'Not found', detail: 'No page is published at this path.' }

type Context = { params: Promise<{ host: string; locale: string; path?: string[] }> }

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = (): [] => []

/** A page's data, cached as long as the page itself (Behaviour: page-data). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { host, locale, path = [] } = await params
  if (path[0] === GONE_SEGMENT) return problemResponse(GONE, null)
  const segments = path.map(decodeURIComponent)
  const payload = isLocale(locale) ? await readPayload(host, locale, segments) : null
  if (!payload) return problemResponse(MISSING, null)
  await tagRoute(payload.tags, payload.until)
  // For programs: search engines index the page itself.
  return Response.json({ data: payload.data }, { headers: { 'x-robots-tag': 'noindex' } })
}
