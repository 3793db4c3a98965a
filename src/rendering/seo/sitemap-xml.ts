/** URLs are absolute; `alternates` has one entry per locale. */
export type SitemapUrl = { loc: string; lastmod: string; alternates: { hreflang: string; href: string }[] }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const link = ({ hreflang, href }: SitemapUrl['alternates'][number]): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`

const url = ({ loc, lastmod, alternates }: SitemapUrl): string =>
  `<url><loc>${escape(loc)}</loc><lastmod>${lastmod}</lastmod>${alternates.map(link).join('')}</url>`

/** A sitemap (sitemaps.org 0.9) with Google's extension for languages. */
export const sitemapXml = (urls: readonly SitemapUrl[]): string =>
  `${HEAD}<urlset ${SITEMAP} ${XHTML}>\n${urls.map((entry) => `${url(entry)}\n`).join('')}</urlset>\n`

/** @param parts absolute URLs of the parts of a split sitemap */
export const sitemapIndexXml = (parts: readonly string[]): string =>
  `${HEAD}<sitemapindex ${SITEMAP}>\n${parts.map((loc) => `<sitemap><loc>${escape(loc)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`
