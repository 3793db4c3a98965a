'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import type { FactorHeading } from './action'
import type { FactorTexts } from './texts'

type Props = { codes: readonly string[]; heading: FactorHeading; texts: FactorTexts; onStored: () => void }

/** New recovery codes, which are shown only once. Takes the focus, so that screen readers read them. */
export function RecoveryCodes({ codes, heading: Heading, texts, onStored }: Props) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success(texts.copied)
    } catch {
      toast.error(texts.failed)
    }
  }
  return (
    <section
      ref={section}
      aria-labelledby="gevel-new-codes"
      className="gevel-factors__codes"
      // It is focused once, as what matters now.
      tabIndex={-1}
    >
      <Heading id="gevel-new-codes">{texts.codesTitle}</Heading>
      <p>{texts.codesExplanation}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="gevel-factors__actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button margin={false} onClick={onStored}>
          {texts.stored}
        </Button>
      </div>
    </section>
  )
}
