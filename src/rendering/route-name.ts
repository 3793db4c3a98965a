import type { Locale } from '@/src/lib/constants'
import { CATCH_ALL_KEY, routeKeyOf, routeName } from '@/src/routing/route-table'

/**
 * The route name of a document: by its own key, else by its path (Behaviour: route-name).
 * @param href the document's full path on the site; null on "not found"
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
