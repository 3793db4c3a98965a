import config from '@payload-config'
import { getPayload } from 'payload'

/**
 * A process that runs one job and hangs when it sends mail: before sending or, with the argument `sent`, after. It then
 * sends a message to its parent, which kills it.
 */
const [job = '', when] = process.argv.slice(2)
const payload = await getPayload({ config })
const { email } = payload
const send = email.sendEmail.bind(email)
payload.email = {
  ...email,
  sendEmail: async (message) => {
    if (when === 'sent') await send(message)
    process.send?.('stalled')
    return new Promise(() => undefined)
  },
}
process.stdout.write(JSON.stringify(await payload.jobs.runByID({ id: job })))
process.exit()
