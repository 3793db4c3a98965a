import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { startMailbox, type Mailbox } from '@/src/testing/mailbox'
import { composeMail } from './compose'
import { canSendMail, sendMail } from './send'

let payload: Payload
let mailbox: Mailbox

beforeAll(async () => {
  payload = await payloadInstance()
  mailbox = await startMailbox()
})
afterAll(() => mailbox.stop())

/** Payload with SMTP withSmtp. */
async function withSmtp(): Promise<Payload> {
  const adapter = await nodemailerAdapter({
    defaultFromAddress: 'site@kade.example',
    defaultFromName: 'Gevel',
    transportOptions: mailbox.url,
  })
  return Object.assign(Object.create(payload) as Payload, { email: adapter({ payload }) })
}

const content = {
  locale: 'nl',
  heading: 'Nieuw bericht',
  facts: [{ label: 'Naam <b>', value: '<script>alert(1)</script>\nregel 2' }],
  links: [{ label: 'Openen', href: 'https://kade.example/?a=1&b="' }],
  closing: 'Kade',
} as const

it('canSendMail tells whether SMTP is configured', async () => {
  expect(canSendMail(payload)).toBe(false)
  expect(canSendMail(await withSmtp())).toBe(true)
})

it('sends plain text and escaped HTML to every recipient', async () => {
  await sendMail(await withSmtp(), {
    id: 'test.1',
    to: ['a@kade.example', 'b@kade.example'],
    senderName: 'Kade',
    replyTo: 'visitor@example.org',
    subject: 'Nieuw bericht: contact',
    ...composeMail(content),
  })
  const { envelope, message } = await mailbox.next()
  expect(envelope).toEqual({ from: 'site@kade.example', to: ['a@kade.example', 'b@kade.example'] })
  expect(message.subject).toBe('Nieuw bericht: contact')
  expect(message.messageId).toBe('<test.1@kade.example>')
  expect(message.from).toMatchObject({ name: 'Kade', address: 'site@kade.example' })
  expect(message.replyTo).toMatchObject([{ address: 'visitor@example.org' }])
  expect(message.text).toContain('<script>alert(1)</script>\nregel 2')
  expect(message.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>regel 2')
  expect(message.html).not.toContain('<script>')
})

it('removes line breaks and quotes from header values', async () => {
  await sendMail(await withSmtp(), {
    id: 'test.1',
    to: ['a@kade.example'],
    senderName: 'Kade" <evil@example.org>\r\nBcc: victim@example.org',
    replyTo: 'visitor@example.org\r\nBcc: victim@example.org',
    subject: 'Hallo\r\nBcc: victim@example.org\r\n\r\nlijf',
    ...composeMail(content),
  })
  const { envelope, message } = await mailbox.next()
  expect(envelope.to).toEqual(['a@kade.example'])
  expect(message.bcc ?? []).toEqual([])
  expect(message.subject).toBe('Hallo Bcc: victim@example.org lijf')
  expect(message.from).toMatchObject({ address: 'site@kade.example' })
})

it('throws the reply of a server that rejects the recipient, with its code', async () => {
  mailbox.refuse(true)
  const rejected = sendMail(await withSmtp(), {
    id: 'test.1',
    to: ['visitor@example.org'],
    senderName: 'Kade',
    subject: 'Hallo',
    ...composeMail(content),
  }).then(
    () => null,
    (error: unknown) => error,
  )
  const error = await rejected
  mailbox.refuse(false)
  expect(error).toMatchObject({ code: 'EENVELOPE', responseCode: 550 })
})
