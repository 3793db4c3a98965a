import type { I18nClient } from '@payloadcms/translations'
import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import { adminHref } from '@/src/routing/admin-paths'
import { IfMayCreateRedirects } from './IfMayCreateRedirects'

const LABEL = { nl: 'Doorverwijzing maken', en: 'Make a redirect' } as const satisfies LocaleTexts<unknown>

type NotFoundEntry = { path?: string; domain?: string | { id: string } }

/** Links to the form of a new redirect, with the path and its domain filled in. */
function MakeRedirectLink({ entry, i18n }: { entry: NotFoundEntry; i18n: Pick<I18nClient, 'language'> }) {
  const language = toLocale(i18n.language)
  const { path, domain } = entry
  if (!path || !domain) return null
  const query = new URLSearchParams({ from: path, domain: referenceId(domain) })
  return (
    <IfMayCreateRedirects>
      <a
        className="btn btn--style-secondary btn--size-small btn--no-margin"
        href={adminHref(language, `/collections/redirects/create?${query.toString()}`)}
      >
        {LABEL[language]}
      </a>
    </IfMayCreateRedirects>
  )
}

export const MakeRedirectCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => (
  <MakeRedirectLink entry={rowData as NotFoundEntry} i18n={i18n} />
)

export const MakeRedirect = ({ data, i18n }: UIFieldServerProps) => (
  <MakeRedirectLink entry={data as NotFoundEntry} i18n={i18n} />
)
