'use client'

import { Button, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { Select } from '@/src/admin/dialog/Select'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { documentHref } from '@/src/routing/admin-paths'
import { isSameInAll } from '../rules/versioned'
import { offerUndo, refusalOfRestore, requestRestore } from './restore'
import { RestoreEffects } from './RestoreEffects'
import { VERSION_TEXTS } from './texts'

const ALL = 'all'

/** Beside the comparison of a version: restores it, as a draft, in the language that is edited or in all of them. */
export function RestoreVersion({ version }: { version: string }) {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { i18n } = useTranslation()
  const locale = toLocale(useLocale().code)
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [languages, setLanguages] = useState<string>(locale)
  const language = toLocale(i18n.language)
  const texts = VERSION_TEXTS[language]
  const name = localeName(locale, language)
  const isSame = isSameInAll(collectionSlug)
  const form = `${documentHref(language, collectionSlug, String(id))}?locale=${locale}`

  const target = { collection: collectionSlug, id: version, locale, language }

  const restore = async (valueOf: ValueOf) => {
    const everywhere = valueOf('languages') === ALL
    try {
      offerUndo({ restored: await requestRestore(target, everywhere), target, everywhere, form })
      router.push(form)
      return null
    } catch (error) {
      return refusalOfRestore(error, texts.failed)
    }
  }

  const show = () => {
    setLanguages(locale)
    setOpen(true)
  }

  return (
    <div className="gevel-restore">
      <Button size="medium" margin={false} onClick={show}>
        {isSame ? texts.submit : texts.restoreIn(name)}
      </Button>
      <p>{texts.asDraft}</p>
      {open && (
        <Dialog
          heading={texts.heading}
          labels={{ submit: texts.submit, cancel: texts.cancel, failed: texts.failed }}
          onSubmit={restore}
          onClose={() => setOpen(false)}
        >
          {!isSame && (
            <Select
              name="languages"
              label={texts.languages}
              value={locale}
              onChange={setLanguages}
              options={[
                { id: locale, name: texts.one(name) },
                { id: ALL, name: texts.all },
              ]}
            />
          )}
          <p>{isSame || languages === ALL ? texts.effectInAll : texts.effect(name)}</p>
          {languages !== ALL && <RestoreEffects target={target} of="version" />}
          <p>{texts.stays}</p>
        </Dialog>
      )}
    </div>
  )
}
