'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { ChevronIcon } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { tenantHref } from './tenant-href'

type Texts = { label: string; search: string; none: string }
type Tenant = { id: string; name: string }
type Props = { active: string | null; language: Locale }

const TEXTS: LocaleTexts<Texts> = {
  nl: { label: 'Organisatie', search: 'Organisatie zoeken', none: 'Geen organisatie gevonden' },
  en: { label: 'Tenant', search: 'Search tenants', none: 'No tenant found' },
}

/** A list of more tenants than this has a search field. */
const LISTED_WITHOUT_SEARCH = 7

/** The tenants of the signed-in person. Keeps the plugin's scripts at the tenant that the page was rendered for. */
function useTenants(active: string | null): Tenant[] {
  const { options, selectedTenantID, setTenant } = useTenantSelection()
  const isKnown = options.some(({ value }) => value === active)
  useEffect(() => {
    if (active !== null && isKnown && selectedTenantID !== active) setTenant({ id: active, refresh: false })
    // Only when the server says so: a document may select its own tenant after.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active, isKnown])
  return options.map(({ value, label }) => ({
    id: String(value),
    name: typeof label === 'string' ? label : String(value),
  }))
}

/** The name of the active tenant; for somebody with several, a button that opens the list of them. */
export function TenantSwitch({ active, language }: Props) {
  const tenants = useTenants(active)
  const id = useId()
  const texts = TEXTS[language]
  const current = tenants.find((tenant) => tenant.id === active)
  if (!current) return null
  if (tenants.length === 1) return <span className="gevel-tenant">{current.name}</span>
  return (
    <>
      <button className="gevel-tenant gevel-tenant--switch" type="button" popoverTarget={id}>
        <span className="gevel-hidden">{texts.label}: </span>
        <span className="gevel-tenant__name">{current.name}</span>
        <ChevronIcon />
      </button>
      <TenantList id={id} tenants={tenants} active={current.id} texts={texts} />
    </>
  )
}

type ListProps = { id: string; tenants: Tenant[]; active: string; texts: Texts }

/**
 * Plain links: a page that is loaded anew mixes nothing of two tenants, and Payload asks first where a form has changes that
 * are not saved.
 */
function TenantList({ id, tenants, active, texts }: ListProps) {
  const [sought, setSought] = useState('')
  const pathname = usePathname()
  const list = useHiddenOnChoice()
  const found = tenants.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()))
  return (
    <nav ref={list} id={id} popover="auto" className="gevel-tenants" aria-label={texts.label}>
      {tenants.length > LISTED_WITHOUT_SEARCH && (
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          autoFocus
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <ul>
        {found.map((tenant) => (
          <li key={tenant.id}>
            <a
              href={tenantHref(pathname, tenant.id)}
              aria-current={tenant.id === active ? 'true' : undefined}
            >
              {tenant.name}
            </a>
          </li>
        ))}
      </ul>
      <output>{found.length === 0 && texts.none}</output>
    </nav>
  )
}

/** Payload’s question about unsaved changes stops the click before it reaches the list, which would stay in front of it. */
function useHiddenOnChoice() {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const hide = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a') && list.current?.contains(target))
        list.current.hidePopover()
    }
    window.addEventListener('click', hide, { capture: true })
    return () => window.removeEventListener('click', hide, { capture: true })
  }, [])
  return list
}
