'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, useAuth, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useState } from 'react'

import { textIn } from '@/src/i18n/locale-texts'
import { NewPageDialog } from './NewPageDialog'
import { TEMPLATE_TEXTS } from './texts'

/** Opens the dialog for a new page; nothing for an account that may not create pages. */
function NewPageButton({ template }: { template?: string }) {
  const { selectedTenantID } = useTenantSelection()
  const { permissions } = useAuth()
  const { i18n } = useTranslation()
  const [open, setOpen] = useState(false)
  const texts = textIn(TEMPLATE_TEXTS, i18n.language)
  if (!permissions?.collections?.pages?.create) return null
  const tenant = selectedTenantID ? String(selectedTenantID) : null
  return (
    <>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setOpen(true)}>
        {template ? texts.newPageWith : texts.newPage}
      </Button>
      {open && <NewPageDialog tenant={tenant} template={template} onClose={() => setOpen(false)} />}
    </>
  )
}

/** In the form of a template for pages: creates a page from it. */
export function NewPageControl() {
  const { id } = useDocumentInfo()
  const kind = useFormFields(([fields]) => fields.kind?.value)
  return id && kind !== 'part' ? <NewPageButton template={String(id)} /> : null
}

/** Above the list of pages, and not of those in the trash. */
export const NewPageAction = () =>
  usePathname().endsWith('/trash') ? null : (
    <div className="gevel-list-actions">
      <NewPageButton />
    </div>
  )
