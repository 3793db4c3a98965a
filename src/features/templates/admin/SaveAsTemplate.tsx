'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, toast, useAuth, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { Field } from '@/src/admin/dialog/Field'
import { toLocale } from '@/src/i18n/locale-texts'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import type { PanelOptions } from '@/src/api-client/types'
import { documentHref } from '@/src/routing/admin-paths'
import { MAX_TEMPLATE_DESCRIPTION, MAX_TEMPLATE_NAME } from '@/src/features/templates/rules/templates'
import { TEMPLATE_TEXTS } from './texts'

type TenantId = ReturnType<typeof useTenantSelection>['selectedTenantID']
type NewTemplate = PanelOptions<'/api/admin/pages/{uuid}/templates', 'post'>['body']

/** Resolves with the id of the template. */
async function createTemplate(page: string, body: NewTemplate, tenant: TenantId): Promise<string> {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi('/api/admin/pages/{uuid}/templates', {
    method: 'post',
    params: { uuid: page },
    body,
    ...(tenant && { tenant: String(tenant) }),
  })
  return data.id
}

/** In the form of a page: creates a template from its last saved version. */
export function SaveAsTemplate() {
  const { id, isTrashed } = useDocumentInfo()
  const { selectedTenantID } = useTenantSelection()
  const { title } = useDocumentTitle()
  const { permissions } = useAuth()
  const { i18n } = useTranslation()
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const language = toLocale(i18n.language)
  const texts = TEMPLATE_TEXTS[language]
  if (!id || isTrashed || !permissions?.collections?.templates?.create) return null

  const save = async (valueOf: ValueOf) => {
    const name = valueOf('name')
    const body = { name, description: valueOf('description') || null }
    try {
      const template = await createTemplate(String(id), body, selectedTenantID)
      const onClick = () => router.push(documentHref(language, 'templates', template))
      toast.success(texts.saved(name), { action: { label: texts.open, onClick } })
      return null
    } catch (error) {
      return refusalOf(error, ['name', 'description'], texts.failed)
    }
  }

  return (
    <>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setOpen(true)}>
        {texts.saveAs}
      </Button>
      {open && (
        <Dialog
          heading={texts.saveAs}
          labels={{ submit: texts.save, cancel: texts.cancel, failed: texts.failed }}
          onSubmit={save}
          onClose={() => setOpen(false)}
        >
          <p>{texts.copied}</p>
          <Field name="name" label={texts.name}>
            {(control) => (
              <input
                {...control}
                required
                maxLength={MAX_TEMPLATE_NAME}
                defaultValue={title.slice(0, MAX_TEMPLATE_NAME)}
              />
            )}
          </Field>
          <Field name="description" label={texts.description}>
            {(control) => <textarea {...control} rows={3} maxLength={MAX_TEMPLATE_DESCRIPTION} />}
          </Field>
        </Dialog>
      )}
    </>
  )
}
