import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Delivery = { envelope: { from: string; to: string[] }; message: Email }

/** A local SMTP server that stores the messages it receives. */
export type Mailbox = {
  url: string
  /** The next message (to an address) in order of arrival; waits for it 15 seconds at most. */
  next: (to?: string) => Promise<Delivery>
  /** Rejects or accepts messages from now on. */
  refuse: (refusing: boolean) => void
  /** How often a message to an address was rejected: jobs of other tests send here too. */
  refusals: (to: string) => number
  stop: () => Promise<void>
}

const TIMEOUT_MS = 15_000

/** @param receive called with each message as it arrives; without it messages are queued for `next` */
export async function startMailbox(receive?: (delivery: Delivery) => void): Promise<Mailbox> {
  const arrived: Delivery[] = []
  const waiting: { to: string | undefined; read: (delivery: Delivery) => void }[] = []
  /** A reader that times out is removed, so that it does not receive a later message. */
  const wait = (to: string | undefined) =>
    new Promise<Delivery>((read, reject) => {
      const reader = { to, read }
      waiting.push(reader)
      void delay(TIMEOUT_MS, undefined, { ref: false }).then(() => {
        const place = waiting.indexOf(reader)
        if (place === -1) return
        waiting.splice(place, 1)
        reject(new Error(`No mail arrived${to ? ` to ${to}` : ''}.`))
      })
    })
  let refusing = false
  const refused: string[] = []
  const isTo = (to: string | undefined, { envelope }: Delivery) =>
    to === undefined || envelope.to.includes(to)
  const store = (delivery: Delivery) => {
    if (receive) return receive(delivery)
    const reader = waiting.findIndex(({ to }) => isTo(to, delivery))
    if (reader === -1) arrived.push(delivery)
    else waiting.splice(reader, 1)[0]?.read(delivery)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (refusing) refused.push(address)
      done(refusing ? new Error(`<${address}> Mailbox unavailable`) : null)
    },
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
      stream.once('end', () => done())
      void buffer(stream).then(async (raw) => store({ envelope, message: await PostalMime.parse(raw) }))
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: (to) => {
      const index = arrived.findIndex((delivery) => isTo(to, delivery))
      const [delivery] = index === -1 ? [] : arrived.splice(index, 1)
      return delivery ? Promise.resolve(delivery) : wait(to)
    },
    refusals: (to) => refused.filter((address) => address === to).length,
    refuse: (value) => {
      refusing = value
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
