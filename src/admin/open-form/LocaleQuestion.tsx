import { useForm, useFormModified, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

import { Dialog } from '@/src/admin/dialog/Dialog'
import { chosenLocale } from '@/src/upstream/payload/locale-switch'

/** Asks before another language of the content is opened while something is not saved. */
export function LocaleQuestion() {
  const modified = useFormModified()
  const { setModified } = useForm()
  const { t } = useTranslation()
  const router = useRouter()
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (!modified) return undefined
    const stop = (event: MouseEvent) => {
      const locale = chosenLocale(event.target)
      if (locale === null) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(locale)
    }
    document.addEventListener('click', stop, true)
    return () => document.removeEventListener('click', stop, true)
  }, [modified])
  if (wanted === null) return null
  const leave = async () => {
    setModified(false)
    router.push(`?locale=${wanted}`)
    return null
  }
  return (
    <Dialog
      heading={t('general:leaveWithoutSaving')}
      labels={{ submit: t('general:leaveAnyway'), cancel: t('general:stayOnThisPage'), failed: '' }}
      onSubmit={leave}
      onClose={() => setWanted(null)}
    >
      <p>{t('general:changesNotSaved')}</p>
    </Dialog>
  )
}
