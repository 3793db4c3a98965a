import { createServer, type AddressInfo } from 'node:net'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { timeoutTransport } from './mail-adapter'

it('adds timeouts and keeps the rest of the URL', () => {
  expect(timeoutTransport('smtp://user:p%40ss@mail.test:587?name=kade&socketTimeout=60000')).toBe(
    'smtp://user:p%40ss@mail.test:587?name=kade&socketTimeout=60000&connectionTimeout=10000&greetingTimeout=10000',
  )
})

it('makes nodemailer give up on a server that does not respond in time', async () => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const adapter = await nodemailerAdapter({
    defaultFromAddress: 'site@kade.example',
    defaultFromName: 'Gevel',
    transportOptions: timeoutTransport(`smtp://127.0.0.1:${port}?greetingTimeout=50`),
    skipVerify: true,
  })
  const { sendEmail } = adapter({ payload: {} as Payload })
  const mail = { to: 'a@b.nl', subject: 'x', text: 'x' }
  await expect(sendEmail(mail)).rejects.toThrow(/Greeting never received/)
  server.close()
})
