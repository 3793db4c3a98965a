'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useId, useState } from 'react'

import { TENANT_ROLES } from '@/src/access/permissions'
import { LANGUAGES, LOCALES, type Locale } from '@/src/lib/constants'
import { sendInvitation } from './send-invitation'
import { INVITE_TEXTS } from './texts'

type Props = { tenant: string; language: Locale; onClose: () => void }

/** Whom to invite, as what. What the server refuses stays filled in, with the reason. */
export function InviteForm({ tenant, language, onClose }: Props) {
  const texts = INVITE_TEXTS[language]
  const id = useId()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const email = text('email')
    const invitation = { email, name: text('name'), role: text('role'), language: text('language') }
    setBusy(true)
    const refused = await sendInvitation({ tenant, ...invitation }, texts.failed)
    setBusy(false)
    setProblem(refused)
    if (refused) return
    toast.success(texts.sent(email))
    router.refresh()
    onClose()
  }

  return (
    <form className="gevel-invite" aria-labelledby={`${id}-title`} onSubmit={(event) => void send(event)}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <p>{texts.explanation}</p>
      <label htmlFor={`${id}-name`}>{texts.name}</label>
      <input id={`${id}-name`} name="name" required maxLength={200} autoComplete="off" />
      <label htmlFor={`${id}-email`}>{texts.email}</label>
      <input id={`${id}-email`} name="email" type="email" required maxLength={254} autoComplete="off" />
      <label htmlFor={`${id}-role`}>{texts.role}</label>
      <select id={`${id}-role`} name="role" defaultValue="editor">
        {TENANT_ROLES.map((role) => (
          <option key={role} value={role}>
            {texts.roles[role]}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-language`}>{texts.language}</label>
      <select id={`${id}-language`} name="language" defaultValue={language}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {LANGUAGES[locale].name}
          </option>
        ))}
      </select>
      {problem && <p role="alert">{problem}</p>}
      <p className="gevel-invite__actions">
        <Button type="submit" size="small" margin={false} disabled={busy}>
          {texts.send}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  )
}
