import { getTranslation } from '@payloadcms/translations'
import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { flattenTopLevelFields } from 'payload/shared'

import { Dialog } from '@/src/admin/dialog/Dialog'
import { toLocale } from '@/src/i18n/locale-texts'
import { OPEN_FORM_TEXTS } from './texts'
import type { Question } from './use-conflict'

/** The labels of top-level fields; a field that the form does not show has none. */
function useLabels(names: readonly string[]): string[] {
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const fields = flattenTopLevelFields(getEntityConfig({ collectionSlug })?.fields ?? [])
  const labels = fields.flatMap((field) =>
    'name' in field && names.includes(field.name ?? '') && 'label' in field && field.label
      ? [getTranslation(field.label, i18n)]
      : [],
  )
  return [...new Set(labels)]
}

/** Asks what to do with a save of a version that is not the newest any more; closing it saves nothing. */
export function ConflictDialog({ changed, answer, onReload }: Question & { onReload: () => void }) {
  const { docConfig } = useDocumentInfo()
  const texts = OPEN_FORM_TEXTS[toLocale(useTranslation().i18n.language)]
  const labels = useLabels(changed)
  const overwrite = async () => {
    answer(true)
    return null
  }
  return (
    <Dialog
      heading={texts.heading}
      labels={{ submit: texts.overwrite, cancel: texts.later, failed: texts.failed }}
      onSubmit={overwrite}
      onClose={() => answer(false)}
    >
      <p>
        {texts.explanation} {labels.join(', ')}.
      </p>
      <p>{docConfig?.versions ? texts.versions : texts.replaces}</p>
      <Button buttonStyle="secondary" margin={false} onClick={onReload} size="medium">
        {texts.reload}
      </Button>
      <p>{texts.discards}</p>
    </Dialog>
  )
}
