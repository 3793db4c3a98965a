import { isLocale } from '@/src/lib/constants'
import { PUBLIC_ENTRIES, SYSTEM_SEGMENTS } from '@/src/features/urls/rules/reserved-segments'
import { isStalePageRequest } from './stale-page'

/** Whether a path (as sent) is the installation's own: API, admin (in English under `/en`), build output, public files. */
export function isInfrastructurePath(pathname: string): boolean {
  const [first = '', second] = pathname.split('/').slice(1)
  if (isLocale(first)) return second === 'admin'
  return SYSTEM_SEGMENTS.includes(first) || PUBLIC_ENTRIES.includes(first)
}

/** Whether a request is answered without routing: the installation's own paths, and its own question for a page it holds. */
export const bypassesRouting = ({ pathname, headers }: { pathname: string; headers: Headers }): boolean =>
  isInfrastructurePath(pathname) || isStalePageRequest(headers)
