import type { Shell, ShellItem } from '@/src/components/shell/types'

const isAtOrBelow = (href: string, parent: string): boolean =>
  href === parent || href.startsWith(parent.endsWith('/') ? parent : `${parent}/`)

/** The navigation item that the page belongs to, if it has sub-links. The home page is never a parent. */
export function findSection({
  languages,
  navigation,
  homeHref,
}: Pick<Shell, 'languages' | 'navigation' | 'homeHref'>): ShellItem | null {
  const own = languages.find(({ current }) => current)?.href
  if (!own) return null
  const found = navigation.find(
    ({ href, children }) => children.length > 0 && href !== homeHref && isAtOrBelow(own, href),
  )
  return found ?? null
}
