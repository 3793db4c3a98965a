'use client'

import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'

import { Dialog } from '@/src/components/ui/dialog/Dialog'
import { Tabs } from '@/src/components/ui/tabs/Tabs'
import type { Locale } from '@/src/lib/constants'
import { type ConsentChoices, isConfirmed } from '@/src/features/consent/rules/record'
import { currentConsent, saveConsent } from '@/src/features/consent/rules/store'
import { ConsentButtons } from './ConsentButtons'
import { AllowanceTab, InformationTab, SettingsTab } from './contents'
import type { LoadedDialogData, ConsentDialogContent, ConsentDialogReason } from './load'
import { recordChoice } from './record-choice'

type Props = LoadedDialogData & { locale: Locale; reason: ConsentDialogReason }

/** Initial state of the switches: the confirmed choices, else the site's defaults. */
function initialState({ settings, version }: ConsentDialogContent): {
  choices: ConsentChoices
  confirmed: boolean
} {
  const record = currentConsent()
  const { analytics, marketing } = record
  if (isConfirmed(record, version)) return { choices: { analytics, marketing }, confirmed: true }
  const startsOn = (category: string) =>
    settings.categories.some(({ key, state }) => key === category && state)
  return { choices: { analytics: startsOn('analytics'), marketing: startsOn('marketing') }, confirmed: false }
}

function Logo({ logo }: Pick<ConsentDialogContent, 'logo'>) {
  if (!logo) return null
  const { src, width, height } =
    document.documentElement.dataset['colorMode'] === 'dark' ? logo.dark : logo.light
  return (
    <img alt="" className="consent-mark" height={height ?? undefined} src={src} width={width ?? undefined} />
  )
}

/** It can be closed only if consent was confirmed before (Behaviour: consent-dialog, consent-tabs). */
export function LoadedConsentDialog({ content, messages, locale, reason }: Props) {
  const [open, setOpen] = useState(true)
  const [tab, setTab] = useState(reason === 'settings' ? 'settings' : 'allowance')
  const [initial] = useState(() => initialState(content))
  const [choices, setChoices] = useState(initial.choices)
  const introduction = useId()
  const { title, allowance, settings, information, buttons, mode } = content
  // Consent may also be saved outside this dialog.
  useEffect(() => {
    const close = () => setOpen(false)
    window.addEventListener('consent-saved', close)
    return () => window.removeEventListener('consent-saved', close)
  }, [])
  const save = (chosen: ConsentChoices) => {
    saveConsent(chosen, content.version)
    recordChoice(chosen, content, locale)
  }
  // Moves the focus as well: a key held down would press the same button again, which now saves.
  const showSettings = () => {
    flushSync(() => setTab('settings'))
    document.querySelector<HTMLElement>('.consent [aria-selected="true"]')?.focus()
  }
  const contents = {
    allowance: <AllowanceTab {...allowance} id={introduction} />,
    settings: <SettingsTab {...settings} choices={choices} onChange={setChoices} />,
    information: <InformationTab {...information} />,
  }
  const labels = { allowance, settings, information }
  const tabs = (['allowance', 'settings', 'information'] as const).map((value) => ({
    value,
    label: labels[value].tab,
    content: contents[value],
  }))
  return (
    <Dialog
      describedBy={introduction}
      footer={
        <ConsentButtons
          buttons={buttons}
          mode={mode}
          onOptions={tab === 'allowance' ? showSettings : undefined}
          onSave={save}
          choices={choices}
        />
      }
      labels={messages.dialog}
      mark={<Logo {...content} />}
      open={open}
      size="banner"
      title={title}
      onClose={initial.confirmed ? () => setOpen(false) : undefined}
    >
      <div className="consent">
        <Tabs label={title} labels={messages.tabs} tabs={tabs} value={tab} onValueChange={setTab} />
      </div>
    </Dialog>
  )
}
