import { answerAddress, requestAddress } from '@/src/features/accounts/server/change-address'
import { messages } from '@/src/i18n/messages'
import { ADMIN_LOCALE } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { clientAddress } from '@/src/routing/client-address'
import { createPayloadRequest } from '@/src/api/core/authenticate'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { publicOperation } from '@/src/api/core/public-operation'
import { dataOf } from '@/src/api/core/schemas'
import { expired, mailNotConfigured, tooMany } from './problems'
import * as schemas from './schemas'
import { sessionOf } from './session'

const addressOf = ({ headers }: Request): string => clientAddress(headers, env.TRUST_PROXY)

const postAddress = publicOperation({
  method: 'post',
  path: '/auth/address',
  tag: 'Accounts',
  summary: 'Request another e-mail address for your own account',
  description:
    'Needs a session, and in `proof` the password or a code of a second factor. Mails a link to the new address, which works once, within a day; until then nothing changes. The old address is told, with a link to stop it. The response is the same whether or not the new address has an account.',
  body: schemas.newAddress,
  answer: dataOf(schemas.accepted),
  problems: ['unauthenticated', 'forbidden', 'tooManyRequests', 'unavailable'],
  handle: async ({ body: { locale = ADMIN_LOCALE, ...change }, request, installation }) => {
    const payload = await installation.payload()
    const session = await sessionOf(payload, request.headers)
    if (!session) throw new ApiError('unauthenticated', 'Not signed in.')
    const { user } = session
    const req = await createPayloadRequest(payload, { ...user, collection: 'users' }, request.headers)
    const outcome = await requestAddress(req, user, change, addressOf(request))
    const { address, factors } = messages[locale].accounts
    if (outcome.type === 'limited') throw tooMany(outcome.seconds)
    if (outcome.type === 'mailNotConfigured') throw mailNotConfigured()
    if (outcome.type === 'singleSignOn')
      throw new ApiError('forbidden', address.singleSignOn, { isTranslated: true })
    if (outcome.type === 'rejected') throw invalid([{ path: 'proof', message: factors.wrongProof }])
    if (outcome.type === 'same') throw invalid([{ path: 'email', message: address.same }])
    return { data: { accepted: true } as const }
  },
})

const OUTCOMES = { confirm: 'confirmed', stop: 'stopped' } as const

const postAnswer = publicOperation({
  method: 'post',
  path: '/auth/address/answer',
  tag: 'Accounts',
  summary: 'Confirm or stop a change of e-mail address',
  description:
    'With the token of a mailed link. Once the new address is confirmed, all sessions of the account end.',
  body: schemas.addressAnswer,
  answer: dataOf(schemas.addressOutcome),
  problems: ['gone', 'tooManyRequests'],
  handle: async ({ body, request, installation }) => {
    const outcome = await answerAddress(await installation.payload(), body.token, addressOf(request))
    if (outcome.type === 'limited') throw tooMany(outcome.seconds)
    if (outcome.type === 'expired') throw expired()
    return { data: { outcome: OUTCOMES[outcome.type] } }
  },
})

export const addressOperations = [postAddress, postAnswer]
