import { buildFeed } from '@/src/rendering/blog/feed'
import { loadBlog } from '@/src/rendering/blog/load-blog'
import { loadSiteShell } from '@/src/rendering/load-shell'
import { loadSite } from '@/src/rendering/site'
import { tagRoute } from '@/src/cache/tag-route'
import { isLocale } from '@/src/lib/constants'

type Context = { params: Promise<{ host: string; locale: string }> }

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = (): [] => []

/** The feed of a site's blog in one locale, cached until a post in it changes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { host, locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const [site, siteShell] = await Promise.all([loadSite(host, locale), loadSiteShell(host, locale)])
  const blog = site && (await loadBlog(site, locale))
  if (!siteShell || !blog) return new Response(null, { status: 404 })
  const { xml, tags } = await buildFeed(site, siteShell, blog, locale)
  await tagRoute([...site.tags, ...siteShell.tags, ...tags])
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
