import { isLocale } from '@/src/lib/constants'
import { PUBLIC_ENTRIES, SYSTEM_SEGMENTS } from '@/src/lib/reserved-segments'

/** Whether a path (as sent) is the installation's own: API, admin (in English under `/en`), build output, public files. */
export function passesThrough(pathname: string): boolean {
  const [first = '', second] = pathname.split('/').slice(1)
  if (isLocale(first)) return second === 'admin'
  return SYSTEM_SEGMENTS.includes(first) || PUBLIC_ENTRIES.includes(first)
}
