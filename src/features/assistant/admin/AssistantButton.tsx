'use client'

import { Button, useLocale, useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { latePart } from '@/src/admin/late-part'
import type { Editable } from '@/src/features/assistant/rules/proposal'
import { useIsBrowser } from '@/src/components/ui/use-is-browser'
import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import { opensAssistant } from './assistant-href'

const LABELS: LocaleTexts = { nl: 'Assistent', en: 'Assistant' }

/** Its code is loaded when somebody opens it, not with every form. */
const AssistantPanel = latePart(() => import('./AssistantPanel').then((module) => module.AssistantPanel))

type Props = { collection: Editable; id: string; mayPropose: boolean }

/** Opens the assistant beside the form. */
export function AssistantButton({ collection, id, mayPropose }: Props) {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const [chosen, setOpen] = useState<boolean | null>(null)
  // The server does not know this part of an address.
  const isAsked = useIsBrowser() && opensAssistant(globalThis.location.hash)
  // An address that changes later does not close what was opened.
  if (isAsked && chosen === null) setOpen(true)
  const open = chosen ?? false
  const button = useRef<HTMLButtonElement>(null)
  const language = toLocale(i18n.language)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        size="small"
        margin={false}
        buttonStyle="secondary"
        onClick={() => setOpen(!open)}
        extraButtonProps={{ 'aria-expanded': open }}
      >
        {LABELS[language]}
      </Button>
      {/* Outside of the form in the page, as forms cannot be nested. */}
      {open &&
        createPortal(
          <AssistantPanel
            {...{ language, mayPropose }}
            document={{ collection, id, locale: toLocale(code) }}
            onClose={close}
          />,
          globalThis.document.body,
        )}
    </>
  )
}
