import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Delivery = { envelope: { from: string; to: string[] }; message: Email }

/** A real SMTP server on this machine that keeps what it is given. */
export type Mailbox = {
  url: string
  /** The next message, in the order of arrival; waits for it. */
  next: () => Promise<Delivery>
  /** Refuse or accept what comes from now on. */
  refuse: (refusing: boolean) => void
  stop: () => Promise<void>
}

export async function startMailbox(): Promise<Mailbox> {
  const arrived: Delivery[] = []
  const waiting: ((delivery: Delivery) => void)[] = []
  let refusing = false
  const keep = (delivery: Delivery) => {
    const reader = waiting.shift()
    if (reader) reader(delivery)
    else arrived.push(delivery)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusing ? new Error('550 Mailbox unavailable') : null),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
      stream.once('end', () => done())
      void buffer(stream).then(async (raw) => keep({ envelope, message: await PostalMime.parse(raw) }))
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: () => {
      const delivery = arrived.shift()
      return delivery ? Promise.resolve(delivery) : new Promise((resolve) => waiting.push(resolve))
    },
    refuse: (value) => {
      refusing = value
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
