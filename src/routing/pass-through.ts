import { isLocale } from '@/src/lib/constants'
import { EDIT_SEGMENT, PUBLIC_ENTRIES, SYSTEM_SEGMENTS } from '@/src/features/urls/rules/reserved-segments'
import { isStalePageRequest } from './stale-page'

const INFRASTRUCTURE: ReadonlySet<string> = new Set([...SYSTEM_SEGMENTS, ...PUBLIC_ENTRIES])
const ADMIN_BELOW_LOCALE = /^\/[^/]+\/admin(?:\/|$)/

/** Whether a raw path belongs to the installation: API, admin (in English under `/en`), build output, public files. */
export function isInfrastructurePath(pathname: string): boolean {
  const end = pathname.indexOf('/', 1)
  const first = end === -1 ? pathname.slice(1) : pathname.slice(1, end)
  return isLocale(first) ? ADMIN_BELOW_LOCALE.test(pathname) : INFRASTRUCTURE.has(first)
}

const HANDLERS: readonly string[] = ['api', 'payload-api', 'panel-api', EDIT_SEGMENT]

/** Whether an infrastructure path is one of files, which have no use for other methods than GET and HEAD. */
export const isFilePath = (pathname: string): boolean => !HANDLERS.includes(pathname.split('/')[1] ?? '')

/** Whether a request skips routing: paths of the installation, and this process's own requests for stale pages. */
export const bypassesRouting = (pathname: string): boolean =>
  isInfrastructurePath(pathname) || isStalePageRequest()
