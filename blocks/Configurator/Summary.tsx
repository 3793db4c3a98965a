'use client'

import { useState } from 'react'

import { ButtonLink } from '@/src/components/ui/ButtonLink'
import { type Estimate, estimate } from './estimate'
import { REFERENCE_PARAMETER } from '@/src/features/forms/rules/definition'
import type { ConfiguratorPart, ConfiguratorTexts, Formats } from './formats'

type Props = {
  parts: readonly ConfiguratorPart[]
  included: ReadonlySet<string>
  base: Estimate
  contact: { href: string; label: string } | null
  note: string
  format: Formats
  texts: ConfiguratorTexts
  onClear: () => void
}

/** The selection as text, for the message that it is sent with. */
function describe({ parts, included, format, texts }: Props, { weeks, price }: Estimate): string {
  const names = parts.filter(({ key }) => included.has(key)).map(({ name }) => name)
  return `${texts.reference} ${names.join(', ')}. ${format.weeks(weeks)} ${texts.weeks}, ${format.price(price)}.`
}

const withReference = (href: string, reference: string): string => {
  const [path = '', hash] = href.split('#')
  const query = new URLSearchParams({ [REFERENCE_PARAMETER]: reference }).toString()
  return `${path}${path.includes('?') ? '&' : '?'}${query}${hash ? `#${hash}` : ''}`
}

/** Totals of the selection, and actions. */
export function Summary(props: Props) {
  const { parts, included, base, contact, note, format, texts, onClear } = props
  const total = estimate(base, parts, included)
  const names = parts.filter(({ key }) => included.has(key))
  return (
    <aside aria-label={texts.summary} className="configurator-summary">
      <output className="configurator-total">
        <span className="configurator-weeks">
          <span className="configurator-figure">{format.weeks(total.weeks)}</span> {texts.weeks}
        </span>
        <span className="configurator-price">{format.price(total.price)}</span>
        <span className="configurator-count label">
          {texts.chosen} {included.size}
        </span>
      </output>
      {names.length === 0 ? (
        <p className="configurator-nothing">{texts.nothing}</p>
      ) : (
        <ul className="configurator-names">
          {names.map(({ key, name }) => (
            <li key={key}>{name}</li>
          ))}
        </ul>
      )}
      <p className="configurator-note label">{note}</p>
      {names.length > 0 && (
        <div className="configurator-actions">
          {contact && (
            <ButtonLink href={withReference(contact.href, describe(props, total))} label={contact.label} />
          )}
          <ShareButton texts={texts} />
          <button className="configurator-action" onClick={onClear} type="button">
            {texts.clear}
          </button>
        </div>
      )}
    </aside>
  )
}

/** Copies the URL, which contains the selection. If the browser denies that, visitors can copy it from the address bar. */
function ShareButton({ texts }: { texts: ConfiguratorTexts }) {
  const [message, setMessage] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setMessage(texts.copied),
      () => setMessage(texts.notCopied),
    )
  return (
    <>
      <button className="configurator-action" onClick={() => void copy()} type="button">
        {texts.share}
      </button>
      <output className="configurator-message label">{message}</output>
    </>
  )
}
