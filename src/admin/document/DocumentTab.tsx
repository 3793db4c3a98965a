'use client'

import { Link, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useParams, useSearchParams } from 'next/navigation'

import { toLocale } from '@/src/i18n/locale-texts'
import type { User } from '@/payload-types'
import { isSuperAdmin } from '@/src/access/memberships'
import { documentHref } from '@/src/routing/admin-paths'

type View = '/' | '/versions' | '/api'

/** A tab of the edit view; `path` is Payload's path of the view, relative to the document. */
export function DocumentTab({ path }: { path: View }) {
  const { t, i18n } = useTranslation()
  const { versionCount } = useDocumentInfo()
  const { user } = useAuth<User>()
  const { segments = [] } = useParams<{ segments?: string[] }>()
  const locale = useSearchParams().get('locale')
  const [, slug, id, currentView = ''] = segments
  if (!slug || !id || (path === '/api' && !isSuperAdmin(user))) return null
  const label = { '/': t('general:edit'), '/versions': t('version:versions'), '/api': 'API' }[path]
  const current = path === `/${currentView}`
  const query = locale ? `?locale=${locale}` : ''
  const href = documentHref(toLocale(i18n.language), slug, id) + (path === '/' ? '' : path) + query
  return (
    <li>
      <Link
        className={`doc-tab gevel-tab${current ? ' gevel-tab--current' : ''}`}
        href={href}
        prefetch={false}
        aria-current={current ? 'page' : undefined}
      >
        {label}
        {path === '/versions' && <span className="gevel-tab__count">{versionCount}</span>}
      </Link>
    </li>
  )
}
