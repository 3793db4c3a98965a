import { robotsTxt } from '@/src/rendering/seo/robots'
import { loadSite } from '@/src/rendering/site'
import { tagRoute } from '@/src/cache/tag-route'
import { isLocale } from '@/src/lib/constants'

type Context = { params: Promise<{ host: string; locale: string }> }

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = (): [] => []

/** `/robots.txt` of a site, cached until its domain changes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { host, locale } = await params
  const site = isLocale(locale) ? await loadSite(host, locale) : null
  if (!site) return new Response(null, { status: 404 })
  await tagRoute(site.tags)
  return new Response(robotsTxt(site), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
