'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { Field } from '@/src/admin/dialog/Field'
import { toLocale } from '@/src/i18n/locale-texts'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { isLocale, LOCALES, type Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import { MAX_PAGE_TITLE } from '@/src/features/templates/rules/templates'
import { TemplateChoices } from './TemplateChoices'
import { TEMPLATE_TEXTS } from './texts'

/** `template`: the template to use; without it, the dialog offers those of the tenant. */
type Props = { tenant: string | null; template?: string | undefined; onClose: () => void }

type NewPage = { template: string; title: string; locale: Locale; tenant: string | null }

/** Resolves with the id of the page. */
async function createPage({ template, title, locale, tenant }: NewPage): Promise<string> {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi('/api/admin/templates/{uuid}/pages', {
    method: 'post',
    params: { uuid: template },
    query: { locale },
    body: { title },
    ...(tenant !== null && { tenant }),
  })
  return data.id
}

/** Asks for the title and template of a new page, creates it and opens it. */
export function NewPageDialog({ tenant, template: preset, onClose }: Props) {
  const { i18n, t } = useTranslation()
  const { code } = useLocale()
  const locale = isLocale(code) ? code : LOCALES[0]
  const router = useRouter()
  const language = toLocale(i18n.language)
  const texts = TEMPLATE_TEXTS[language]

  const create = async (valueOf: ValueOf) => {
    const template = preset ?? valueOf('template')
    // The browser cannot require a choice when there are no templates.
    if (!template) return { fields: { template: t('validation:required') } }
    try {
      const id = await createPage({ template, title: valueOf('title'), locale, tenant })
      router.push(`${documentHref(language, 'pages', id)}?locale=${locale}`)
      return null
    } catch (error) {
      return refusalOf(error, ['template', 'title'], texts.failed)
    }
  }

  return (
    <Dialog
      heading={texts.newPage}
      labels={{ submit: texts.make, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={create}
      onClose={onClose}
    >
      {preset === undefined && <TemplateChoices tenant={tenant} texts={texts} />}
      <Field name="title" label={texts.title} explanation={texts.draft}>
        {(control) => <input {...control} required maxLength={MAX_PAGE_TITLE} autoComplete="off" />}
      </Field>
    </Dialog>
  )
}
