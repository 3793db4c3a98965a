'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, toast, useAuth, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { Field } from '@/src/admin/dialog/Field'
import { toLocale } from '@/src/i18n/locale-texts'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { problemOf } from '@/src/api-client/problem'
import { HttpError } from '@/src/platform/http/http-error'
import type { PanelOptions } from '@/src/api-client/types'
import { documentHref } from '@/src/routing/admin-paths'
import { MAX_TEMPLATE_DESCRIPTION, MAX_TEMPLATE_NAME } from '@/src/features/templates/rules/templates'
import { BlocksToSave } from './BlocksToSave'
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

/** In the form of a page: creates a template from its last saved version, or a part from some of its blocks. */
export function SaveAsTemplate() {
  const { id, isTrashed } = useDocumentInfo()
  const { selectedTenantID } = useTenantSelection()
  const { title } = useDocumentTitle()
  const { permissions } = useAuth()
  const { i18n } = useTranslation()
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const language = toLocale(i18n.language)
  const texts = TEMPLATE_TEXTS[language]
  if (!id || isTrashed || !permissions?.collections?.templates?.create) return null

  const openDialog = () => {
    setChosen(null)
    setOpen(true)
  }
  const save = async (valueOf: ValueOf) => {
    const name = valueOf('name')
    if (chosen?.length === 0) return { fields: { blocks: texts.noBlocks } }
    const about = { name, description: valueOf('description') || null }
    const body = chosen ? { ...about, blocks: [...chosen] } : about
    try {
      const template = await createTemplate(String(id), body, selectedTenantID)
      const onClick = () => router.push(documentHref(language, 'templates', template))
      toast.success(chosen ? texts.savedPart(name) : texts.saved(name), {
        action: { label: texts.open, onClick },
      })
      return null
    } catch (error) {
      const isOfBlock = ({ path }: { path: string }) => path.startsWith('blocks')
      const problem = error instanceof HttpError ? problemOf(error) : null
      if (problem?.errors?.some(isOfBlock)) return { fields: { blocks: texts.notStored } }
      return refusalOf(error, ['name', 'description'], texts.failed)
    }
  }

  return (
    <>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={openDialog}>
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
          <BlocksToSave chosen={chosen} onChange={setChosen} texts={texts} />
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
