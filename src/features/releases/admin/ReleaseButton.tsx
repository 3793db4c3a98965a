'use client'

import { Button, useLocale, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { latePart } from '@/src/admin/late-part'
import { toLocale } from '@/src/i18n/locale-texts'
import type { ReleasedCollection } from '../rules/release'
import { ADD_TEXTS } from './add-texts'

/** Its code is loaded when somebody opens it, not with every form. */
const AddDialog = latePart(() => import('./AddDialog').then((module) => module.AddDialog))

type Props = {
  collection: ReleasedCollection
  document: string
  tenant: string
  mayPublish: boolean
  /** The language of each time that the document is in an open release. */
  inReleases: readonly string[]
}

/** Adds the draft in the edited language to a release, and says in how many it is. */
export function ReleaseButton({ inReleases, ...place }: Props) {
  const language = toLocale(useTranslation().i18n.language)
  const locale = toLocale(useLocale().code)
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState<readonly string[]>([])
  const count = [...inReleases, ...added].filter((each) => each === locale).length
  const texts = ADD_TEXTS[language]
  const name = count > 0 ? texts.inRelease(count) : texts.add
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        size="small"
        onClick={() => setOpen(true)}
        {...(count > 0 && { extraButtonProps: { 'aria-label': `${name}. ${texts.add}` } })}
      >
        {name}
      </Button>
      {isOpen && (
        <AddDialog
          {...place}
          {...{ language, locale }}
          onAdded={() => setAdded((before) => [...before, locale])}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
