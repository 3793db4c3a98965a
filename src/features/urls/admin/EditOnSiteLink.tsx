import { useDocumentInfo } from '@payloadcms/ui'

import type { Locale } from '@/src/lib/constants'
import { editOnSiteHref } from '@/src/routing/admin-paths'
import { SiteLink } from './SiteLink'
import { ADDRESS_TEXTS } from './texts'

type Props = { href: string; detail: string; language: Locale }

/** Opens a public address with the corner that leads back to forms; nothing for who may only look. */
export function EditOnSiteLink({ href, detail, language }: Props) {
  const { hasSavePermission } = useDocumentInfo()
  if (!hasSavePermission) return null
  const texts = ADDRESS_TEXTS[language]
  return (
    <SiteLink href={editOnSiteHref(language, href)} detail={detail} texts={texts}>
      {texts.edit}
    </SiteLink>
  )
}
