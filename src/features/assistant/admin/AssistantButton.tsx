'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { useRef } from 'react'

import { latePart } from '@/src/admin/late-part'
import { SidePanelButton } from '@/src/admin/side-panel/SidePanelButton'
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
  // The server does not know this part of an address.
  const isAsked = useIsBrowser() && opensAssistant(globalThis.location.hash)
  const button = useRef<HTMLButtonElement>(null)
  const language = toLocale(i18n.language)
  return (
    <SidePanelButton
      {...{ button, isAsked }}
      name={`assistant ${id}`}
      panel={(close) => (
        <AssistantPanel
          {...{ language, mayPropose }}
          document={{ collection, id, locale: toLocale(code) }}
          onClose={close}
        />
      )}
    >
      {LABELS[language]}
    </SidePanelButton>
  )
}
