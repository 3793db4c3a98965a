import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { PlainPage } from '@/src/admin/brand/PlainPage'
import { toLocale } from '@/src/i18n/locale-texts'
import { env } from '@/src/platform/env'
import { adminHref } from '@/src/routing/admin-paths'
import { SignOut } from './SignOut'

/**
 * Asks what to end, in place of Payload’s view, which signs out whoever opens its link. The address that it leads to is
 * SIGN_OUT_URL, or where people sign in.
 */
export function SignOutView({ initPageResult: { req } }: AdminViewServerProps) {
  const language = toLocale(req.i18n.language)
  const destination = env.SIGN_OUT_URL ?? adminHref(language, '/login')
  if (!req.user) redirect(destination)
  return (
    <PlainPage>
      <SignOut destination={destination} home={adminHref(language, '')} language={language} />
    </PlainPage>
  )
}
