import { referenceId } from '@/src/access/memberships'
import { cacheTags } from '@/src/cache/tags'
import { siteSitemap } from '@/src/rendering/seo/sitemap'
import { loadSite } from '@/src/rendering/site'
import { tagRoute } from '@/src/cache/tag-route'
import { isLocale } from '@/src/lib/constants'

type Context = { params: Promise<{ host: string; locale: string; part: string }> }

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = (): [] => []

/** `/sitemap.xml` of a site and its parts, cached until a URL of the tenant changes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { host, locale, part } = await params
  const site = isLocale(locale) ? await loadSite(host, locale) : null
  if (!site) return new Response(null, { status: 404 })
  await tagRoute([...site.tags, cacheTags.urls(referenceId(site.tenant))])
  const xml = await siteSitemap(site, part)
  return xml
    ? new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
    : new Response(null, { status: 404 })
}
