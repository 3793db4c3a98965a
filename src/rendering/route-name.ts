import type { Locale } from '@/src/lib/constants'
import { CATCH_ALL_KEY, routeKeyOf, routeName } from '@/src/routing/route-table'

/**
 * The name of the route that a document is shown at: its own key's, else that of its address (Behaviour: route-name).
 * @param href the document's address on the site, language prefix included; null on "not found"
 */
export function documentRouteName(
  { defaultLocale }: { defaultLocale: Locale },
  locale: Locale,
  { routeKey, href }: { routeKey: string | null; href: string | null },
): string {
  if (routeKey) return routeName(routeKey, locale)
  const path = locale === defaultLocale ? href : href?.slice(`/${locale}`.length) || '/'
  return routeName(href === null || path === null ? CATCH_ALL_KEY : routeKeyOf(locale, path), locale)
}
