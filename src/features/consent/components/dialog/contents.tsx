'use client'

import { Collapsible } from '@/src/components/ui/Collapsible'
import { OptionSwitch } from '@/src/components/ui/OptionSwitch'
import type { ConsentChoices } from '@/src/features/consent/rules/record'
import type { ConsentQuestion } from './load'

/** Tab 0: what is asked. */
export function AllowanceTab({ heading, introduction, id }: ConsentQuestion['allowance'] & { id: string }) {
  return (
    <div className="consent-allowance">
      <h3 className="heading heading-h2">{heading}</h3>
      <p className="lead" id={id}>
        {introduction}
      </p>
    </div>
  )
}

type SettingsProps = ConsentQuestion['settings'] & {
  choices: ConsentChoices
  onChange: (choices: ConsentChoices) => void
}

/** Tab 1: an entry per category; the essential ones are always on and have no switch. */
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

/** Tab 2: five paragraphs. */
export function InformationTab({ paragraphs }: ConsentQuestion['information']) {
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
