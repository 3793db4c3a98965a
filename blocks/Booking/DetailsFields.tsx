'use client'

import type { RefObject } from 'react'

import type { FieldOption } from '@/src/components/ui/field/options'
import { Select } from '@/src/components/ui/field/Select'
import { Textarea } from '@/src/components/ui/field/Textarea'
import { TextInput } from '@/src/components/ui/field/TextInput'
import type { Details } from './calls'
import type { BookingTexts } from './texts'
import type { Fault } from './validate'

type Props = {
  texts: BookingTexts
  topics: readonly FieldOption[]
  details: Details
  faults: readonly Fault[]
  honeypot: RefObject<HTMLInputElement | null>
  onChange: (details: Details) => void
}

export const fieldId = (field: string): string => `booking-${field}`

export function DetailsFields({ texts, topics, details, faults, honeypot, onChange }: Props) {
  const control = (field: keyof Details) => ({
    id: fieldId(field),
    name: field,
    label: texts[field],
    value: details[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...details, [field]: target.value }),
  })
  const error = (field: Fault) => (faults.includes(field) ? texts.errors[field] : null)
  return (
    <fieldset className="booking-details pad">
      <legend className="booking-legend">{texts.details}</legend>
      <div className="form-fields">
        <TextInput {...control('name')} autoComplete="name" error={error('name')} maxLength={120} required />
        <div data-width="half">
          <TextInput
            {...control('email')}
            autoComplete="email"
            error={error('email')}
            maxLength={254}
            required
            type="email"
          />
        </div>
        <div data-width="half">
          <TextInput
            {...control('phone')}
            autoComplete="tel"
            error={error('phone')}
            maxLength={40}
            required
            type="tel"
          />
        </div>
        {topics.length > 0 && (
          <Select {...control('topic')} note={texts.optional} options={topics} placeholder={texts.choose} />
        )}
        <Textarea {...control('message')} maxLength={4000} note={texts.optional} rows={3} />
        {/* Honeypot: invisible, so only bots fill it in. */}
        <div aria-hidden className="form-decoy">
          <label>
            Website
            <input autoComplete="off" name="website" ref={honeypot} tabIndex={-1} />
          </label>
        </div>
      </div>
    </fieldset>
  )
}
