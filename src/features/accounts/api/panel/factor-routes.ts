import { assertConfirmed } from '@/src/api/core/confirmation'
import { confirmPerson } from '@/src/features/accounts/server/factors/confirm-person'
import { messages } from '@/src/i18n/messages'
import { toLocale } from '@/src/i18n/locale-texts'
import type { AccountCaller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import { installationOperation } from '@/src/api/core/installation-operation'
import { ApiError } from '@/src/api/core/problems'
import { dataOf } from '@/src/api/core/schemas'
import { requestConnection } from '@/src/platform/database/connection'
import {
  addOwnPasskey,
  removeOwnPasskey,
  removeOwnTotp,
  renewOwnRecoveryCodes,
  setOwnTotp,
} from '@/src/features/accounts/server/factors/manage'
import { passkeySetupOptions, verifyNewPasskey } from '@/src/features/accounts/server/factors/passkeys'
import { renamePasskey } from '@/src/features/accounts/server/factors/passkey-store'
import { qrCode } from '@/src/features/accounts/server/factors/qr-code'
import { type RelyingParty, relyingParty } from '@/src/features/accounts/server/factors/relying-party'
import { finishTotpSetup, startTotpSetup } from '@/src/features/accounts/server/factors/totp-setup'
import { passkeyOptions } from '@/src/features/accounts/api/public/schemas'
import * as schemas from './schemas'

/** Operations of the panel on the second factors of one's own account. */
const own = { tag: 'Users', method: 'post', permission: null, duringSetup: true } as const

/** Challenges are bound to the account and the session that asked for them. */
const ownerOf = ({ user }: AccountCaller) => ({
  account: user.id,
  session: '_sid' in user && typeof user._sid === 'string' ? user._sid : null,
})

const textsOf = ({ req }: AccountCaller) => messages[toLocale(req.i18n.language)].accounts.factors

/** @throws {ApiError} 400 without a valid host, which passkeys belong to */
function partyOf({ headers }: Request): RelyingParty {
  const party = relyingParty(headers)
  if (party) return party
  throw new ApiError('malformed', 'The request names no valid host.')
}

const gone = (): ApiError => new ApiError('notFound', 'Your account has no such second factor.')

const startPasskey = installationOperation({
  ...own,
  path: '/account/passkeys/options',
  summary: 'Begin to add a passkey',
  body: schemas.confirmed,
  answer: dataOf(passkeyOptions),
  handle: async ({ operator, body, request }) => {
    assertConfirmed(await confirmPerson(operator, body.proof, request))
    const { session } = ownerOf(operator)
    const connection = await requestConnection(operator.req)
    const party = partyOf(request)
    const options = await passkeySetupOptions(connection, operator.user, { party, session })
    return { data: { options: { ...options } } }
  },
})

const addPasskey = installationOperation({
  ...own,
  path: '/account/passkeys',
  summary: 'Add a passkey',
  body: schemas.newPasskey,
  answer: dataOf(schemas.added),
  handle: async ({ operator, body: { name, response }, request }) => {
    const { req, user } = operator
    const party = partyOf(request)
    const connection = req.payload.db.drizzle
    const passkey = await verifyNewPasskey(connection, ownerOf(operator), { party, response })
    const result = passkey && (await addOwnPasskey(req, user, passkey, name))
    if (!result) throw invalid([{ path: 'response', message: textsOf(operator).passkeyRejected }])
    return { data: { recoveryCodes: result.codes } }
  },
})

const changePasskey = installationOperation({
  ...own,
  path: '/account/passkeys/{id}',
  summary: 'Rename a passkey',
  params: schemas.passkeyId,
  body: schemas.passkeyName,
  handle: async ({ operator: { req, user }, params: { id }, body: { name } }) => {
    const connection = await requestConnection(req)
    if (!(await renamePasskey(connection, { account: user.id, id }, name))) throw gone()
  },
})

const dropPasskey = installationOperation({
  ...own,
  path: '/account/passkeys/{id}/remove',
  summary: 'Remove a passkey',
  params: schemas.passkeyId,
  body: schemas.confirmed,
  problems: ['conflict'],
  handle: async ({ operator, params: { id }, body, request }) => {
    assertConfirmed(await confirmPerson(operator, body.proof, request))
    if (!(await removeOwnPasskey(operator.req, operator.user, id))) throw gone()
  },
})

const startTotp = installationOperation({
  ...own,
  path: '/account/totp/start',
  summary: 'Begin to set up an authenticator app',
  body: schemas.confirmed,
  answer: dataOf(schemas.totpSetup),
  handle: async ({ operator, body, request }) => {
    assertConfirmed(await confirmPerson(operator, body.proof, request))
    const connection = await requestConnection(operator.req)
    const { address, ...setup } = await startTotpSetup(connection, ownerOf(operator), operator.user.email)
    return { data: { ...setup, qr: qrCode(address) } }
  },
})

const addTotp = installationOperation({
  ...own,
  path: '/account/totp',
  summary: 'Set up an authenticator app with a first code of it',
  body: schemas.totpCode,
  answer: dataOf(schemas.added),
  problems: ['gone'],
  handle: async ({ operator, body }) => {
    const { req, user } = operator
    const proved = await finishTotpSetup(await requestConnection(req), ownerOf(operator), body)
    if (proved === 'expired')
      throw new ApiError('gone', textsOf(operator).setupExpired, { isTranslated: true })
    if (proved === 'rejected') throw invalid([{ path: 'code', message: textsOf(operator).wrongCode }])
    return { data: { recoveryCodes: await setOwnTotp(req, user, proved) } }
  },
})

const dropTotp = installationOperation({
  ...own,
  path: '/account/totp/remove',
  summary: 'Remove the authenticator app',
  body: schemas.confirmed,
  problems: ['conflict'],
  handle: async ({ operator, body, request }) => {
    assertConfirmed(await confirmPerson(operator, body.proof, request))
    if (!(await removeOwnTotp(operator.req, operator.user))) throw gone()
  },
})

const renewCodes = installationOperation({
  ...own,
  path: '/account/recovery-codes',
  summary: 'Replace the recovery codes',
  body: schemas.confirmed,
  answer: dataOf(schemas.renewed),
  handle: async ({ operator, body, request }) => {
    assertConfirmed(await confirmPerson(operator, body.proof, request))
    const recoveryCodes = await renewOwnRecoveryCodes(operator.req, operator.user)
    if (!recoveryCodes) throw gone()
    return { data: { recoveryCodes } }
  },
})

/** Fixed paths precede `{id}`. */
export const ownFactorOperations = [
  startPasskey,
  addPasskey,
  changePasskey,
  dropPasskey,
  startTotp,
  addTotp,
  dropTotp,
  renewCodes,
]
