import { Button } from '@payloadcms/ui'
import type { ServerProps } from 'payload'

import { isSsoProblem, SSO_PARAMETER, SSO_PATH } from '@/src/features/single-sign-on/rules/outcome'
import { toLocale } from '@/src/i18n/locale-texts'
import { env } from '@/src/platform/env'
import { SSO_TEXTS } from './texts'

type Props = Pick<ServerProps, 'i18n' | 'searchParams'>

/** On the login screen, where single sign-on is configured: a link to the provider, and why an attempt failed. */
export function SignInButton({ i18n, searchParams }: Props) {
  if (!env.OIDC) return null
  const { name, only } = env.OIDC
  const texts = SSO_TEXTS[toLocale(i18n.language)]
  const problem = searchParams?.[SSO_PARAMETER]
  const next = searchParams?.redirect
  const query = typeof next === 'string' ? `?${new URLSearchParams({ redirect: next })}` : ''
  return (
    <div className="gevel-sso">
      {isSsoProblem(problem) && <p role="alert">{texts.problems[problem]}</p>}
      {/* Not a link of Next.js, which would request the address before somebody clicks. */}
      <Button el="anchor" url={`${SSO_PATH}${query}`} margin={false}>
        {texts.signIn(name)}
      </Button>
      <p>{only ? texts.only(name) : texts.or}</p>
    </div>
  )
}
