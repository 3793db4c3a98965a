'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { Field } from '@/src/admin/dialog/Field'
import { toLocale } from '@/src/i18n/locale-texts'
import { documentHref } from '@/src/routing/admin-paths'
import { MAX_PAGE_TITLE } from '@/src/features/templates/rules/templates'
import { Choices } from './Choices'
import { makePage } from './requests'
import { TEMPLATE_TEXTS } from './texts'

/** The template is given, or chosen among those of a tenant. */
type Props = { onClose: () => void } & ({ template: string } | { tenant: string | null })

/** Asks for what a new page needs, makes it and opens it. */
export function NewPageDialog({ onClose, ...from }: Props) {
  const { i18n, t } = useTranslation()
  const { code: locale } = useLocale()
  const router = useRouter()
  const language = toLocale(i18n.language)
  const texts = TEMPLATE_TEXTS[language]

  const create = async (valueOf: ValueOf) => {
    const template = 'template' in from ? from.template : valueOf('template')
    // There may be none to choose.
    if (!template) return { fields: { template: t('validation:required') } }
    const id = await makePage({ template, title: valueOf('title'), locale })
    router.push(`${documentHref(language, 'pages', id)}?locale=${locale}`)
    return null
  }

  return (
    <Dialog
      heading={texts.newPage}
      labels={{ submit: texts.make, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={create}
      onClose={onClose}
    >
      {'tenant' in from && <Choices tenant={from.tenant} texts={texts} />}
      <Field name="title" label={texts.title} explanation={texts.draft}>
        {(control) => <input {...control} required maxLength={MAX_PAGE_TITLE} autoComplete="off" />}
      </Field>
    </Dialog>
  )
}
