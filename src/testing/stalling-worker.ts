import config from '@payload-config'
import { getPayload } from 'payload'

/**
 * A process of its own that runs one job and sends a message where it stops for good: before its mail is sent, or, with
 * `sent`, after. A test kills it there.
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
