import { isLocale } from '@/src/lib/constants'
import { PUBLIC_ENTRIES, SYSTEM_SEGMENTS } from '@/src/features/urls/rules/reserved-segments'
import { isStalePageRequest } from './stale-page'

/** Whether a raw path belongs to the installation: API, admin (in English under `/en`), build output, public files. */
export function isInfrastructurePath(pathname: string): boolean {
  const [first = '', second] = pathname.split('/').slice(1)
  if (isLocale(first)) return second === 'admin'
  return SYSTEM_SEGMENTS.includes(first) || PUBLIC_ENTRIES.includes(first)
}

/** Whether a request skips routing: paths of the installation, and this process's own requests for stale pages. */
export const bypassesRouting = (pathname: string): boolean =>
  isInfrastructurePath(pathname) || isStalePageRequest()
