import type { PayloadRequest } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { HelpLink } from './HelpLink'

/** In the top bar of every screen: leads to the chapter of the handbook about it. */
export function Help({ req: { i18n, user } }: { req: PayloadRequest }) {
  return user ? <HelpLink language={toLocale(i18n.language)} /> : null
}
