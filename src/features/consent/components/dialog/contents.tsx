'use client'

import { Collapsible } from '@/src/components/ui/Collapsible'
import { OptionSwitch } from '@/src/components/ui/OptionSwitch'
import type { ConsentChoices } from '@/src/features/consent/rules/record'
import type { ConsentDialogContent } from './load'

/** Tab 0: the question. */
export function AllowanceTab({
  heading,
  introduction,
  id,
}: ConsentDialogContent['allowance'] & { id: string }) {
  return (
    <div className="consent-allowance">
      <h3 className="heading heading-h2">{heading}</h3>
      <p className="lead" id={id}>
        {introduction}
      </p>
    </div>
  )
}

type SettingsProps = ConsentDialogContent['settings'] & {
  choices: ConsentChoices
  onChange: (choices: ConsentChoices) => void
}

/** Tab 1: an entry per category; essential cookies are always on and have no switch. */
export function SettingsTab({ categories, off, on, choices, onChange }: SettingsProps) {
  return categories.map(({ key, name, description }) => (
    <Collapsible
      key={key}
      defaultOpen
      title={name}
      aside={
        key !== 'essential' && (
          <OptionSwitch
            checked={choices[key]}
            label={name}
            options={{ off, on }}
            onCheckedChange={(checked) => onChange({ ...choices, [key]: checked })}
          />
        )
      }
    >
      <p>{description}</p>
    </Collapsible>
  ))
}

/** Tab 2: the paragraphs of information. */
export function InformationTab({ paragraphs }: ConsentDialogContent['information']) {
  return (
    <div className="consent-information">
      {paragraphs.map(({ heading, text }) => (
        <section key={text}>
          {heading && <h3 className="consent-subheading">{heading}</h3>}
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}
