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
import type { LoadedScripts, ConsentQuestion, ConsentDialogReason } from './load'
import { recordChoice } from './record-choice'

type Props = LoadedScripts & { locale: Locale; reason: ConsentDialogReason }

/** What the switches show at first: what was confirmed before, else what the site starts with. */
function startOf({ settings, version }: ConsentQuestion): { choices: ConsentChoices; confirmed: boolean } {
  const record = currentConsent()
  const { analytics, marketing } = record
  if (isConfirmed(record, version)) return { choices: { analytics, marketing }, confirmed: true }
  const starts = (wanted: string) => settings.categories.some(({ key, state }) => key === wanted && state)
  return { choices: { analytics: starts('analytics'), marketing: starts('marketing') }, confirmed: false }
}

function Mark({ logo }: Pick<ConsentQuestion, 'logo'>) {
  if (!logo) return null
  const { src, width, height } =
    document.documentElement.dataset['colorMode'] === 'dark' ? logo.dark : logo.light
  return (
    <img alt="" className="consent-mark" height={height ?? undefined} src={src} width={width ?? undefined} />
  )
}

/** It can be closed only if consent was confirmed before (Behaviour: consent-dialog, consent-tabs). */
export function LoadedConsentDialog({ question, words, locale, reason }: Props) {
  const [open, setOpen] = useState(true)
  const [tab, setTab] = useState(reason === 'settings' ? 'settings' : 'allowance')
  const [start] = useState(() => startOf(question))
  const [choices, setChoices] = useState(start.choices)
  const introduction = useId()
  const { title, allowance, settings, information, buttons, mode } = question
  // Whoever saved it: once something is confirmed there is nothing to ask.
  useEffect(() => {
    const close = () => setOpen(false)
    window.addEventListener('consent-saved', close)
    return () => window.removeEventListener('consent-saved', close)
  }, [])
  const save = (chosen: ConsentChoices) => {
    saveConsent(chosen, question.version)
    recordChoice(chosen, question, locale)
  }
  /** The focus goes along: a key that is held down would press the button again, which now saves. */
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
      labels={words.dialog}
      mark={<Mark {...question} />}
      open={open}
      size="banner"
      title={title}
      onClose={start.confirmed ? () => setOpen(false) : undefined}
    >
      <div className="consent">
        <Tabs label={title} labels={words.tabs} tabs={tabs} value={tab} onValueChange={setTab} />
      </div>
    </Dialog>
  )
}
