import { cookies } from 'next/headers'

import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

/** Payload's cookie for the admin language; the proxy sets it on each request by the path. */
const LANGUAGE_COOKIE = 'payload-lng'

/** The language of the panel in which a preview or the playground is opened. */
export const panelLanguage = async (): Promise<Locale> =>
  toLocale((await cookies()).get(LANGUAGE_COOKIE)?.value ?? '')
