import { forgotPassword } from '@/src/features/accounts/server/forgot-password'
import { answerByToken } from '@/src/features/accounts/server/invitations/answer'
import { register } from '@/src/features/accounts/server/register'
import { resetPassword } from '@/src/features/accounts/server/reset-password'
import { verify } from '@/src/features/accounts/server/verify'
import { ADMIN_LOCALE } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { clientAddress } from '@/src/routing/client-address'
import { invalid } from '@/src/api/core/from-error'
import { publicOperation, publicSiteOperation } from '@/src/api/core/public-operation'
import { dataOf } from '@/src/api/core/schemas'
import { resolveLocale } from '@/src/api/core/site-locale'
import {
  expired,
  mailNotConfigured,
  pageMissing,
  registrationClosed,
  sessionNeeded,
  tooMany,
  weakPassword,
} from './problems'
import * as schemas from './schemas'

const addressOf = ({ headers }: Request): string => clientAddress(headers, env.TRUST_PROXY)

const postRegister = publicSiteOperation({
  method: 'post',
  path: '/auth/register',
  tag: 'Accounts',
  summary: 'Register an account',
  description:
    'The response is the same whether or not the address has an account; the next step is sent to it by e-mail. ' +
    'The account has no role, and cannot sign in until its address is confirmed.',
  body: schemas.registration,
  answer: dataOf(schemas.accepted),
  problems: ['forbidden', 'tooManyRequests'],
  handle: async ({ body: { locale: requested, ...registration }, request, visit: { site } }) => {
    const locale = resolveLocale(site, requested)
    const payload = await payloadInstance()
    const outcome = await register(payload, { site, locale }, registration, addressOf(request))
    if (outcome.type === 'closed') throw registrationClosed()
    if (outcome.type === 'mailNotConfigured') throw mailNotConfigured()
    if (outcome.type === 'pageMissing') throw pageMissing()
    if (outcome.type === 'limited') throw tooMany(outcome.seconds)
    if (outcome.type === 'weakPassword') throw weakPassword(outcome.weakness, locale)
    return { data: { accepted: true } as const }
  },
})

const postVerify = publicSiteOperation({
  method: 'post',
  path: '/auth/verify',
  tag: 'Accounts',
  summary: 'Confirm an e-mail address',
  description: 'A token works once, within 48 hours; after that, registering again sends another e-mail.',
  body: schemas.verification,
  answer: dataOf(schemas.acknowledgement),
  problems: ['gone', 'tooManyRequests'],
  handle: async ({ body, request }) => {
    const outcome = await verify(await payloadInstance(), body.token, addressOf(request))
    if (outcome.type === 'expired') throw expired()
    if (outcome.type === 'limited') throw tooMany(outcome.seconds)
    return { data: { done: true } as const }
  },
})

const postForgotPassword = publicSiteOperation({
  method: 'post',
  path: '/auth/forgot-password',
  tag: 'Accounts',
  summary: 'Request a password reset e-mail',
  description: 'The response is the same whether or not the address has an account.',
  body: schemas.forgotPasswordBody,
  answer: dataOf(schemas.accepted),
  problems: ['tooManyRequests'],
  handle: async ({ body, request, visit: { site } }) => {
    const locale = resolveLocale(site, body.locale)
    const outcome = await forgotPassword(
      await payloadInstance(),
      { site, locale },
      body.email,
      addressOf(request),
    )
    if (outcome.type === 'mailNotConfigured') throw mailNotConfigured()
    if (outcome.type === 'limited') throw tooMany(outcome.seconds)
    return { data: { accepted: true } as const }
  },
})

const postResetPassword = publicSiteOperation({
  method: 'post',
  path: '/auth/reset-password',
  tag: 'Accounts',
  summary: 'Set a new password',
  description: 'A token works once, within an hour. All sessions of the account end.',
  body: schemas.choice,
  answer: dataOf(schemas.acknowledgement),
  problems: ['gone', 'tooManyRequests'],
  handle: async ({ body: { locale: requested, ...choice }, request, visit: { site } }) => {
    const locale = resolveLocale(site, requested)
    const outcome = await resetPassword(await payloadInstance(), { site, locale }, choice, addressOf(request))
    if (outcome.type === 'expired') throw expired()
    if (outcome.type === 'limited') throw tooMany(outcome.seconds)
    if (outcome.type === 'weakPassword') throw weakPassword(outcome.weakness, locale)
    return { data: { done: true } as const }
  },
})

const postInvitation = publicOperation({
  method: 'post',
  path: '/auth/invitation',
  tag: 'Accounts',
  summary: 'Accept or decline an invitation',
  description:
    'A token works once, within seven days. Accepting gives the role, and sets the password of an account whose address is not confirmed yet; that of other accounts stays as it is. With a link that was handed over and not mailed, it sets the first password of a new account only: the owner of another account signs in to the admin panel and accepts there (403).',
  body: schemas.invitationAnswer,
  answer: dataOf(schemas.acknowledgement),
  problems: ['forbidden', 'gone', 'tooManyRequests'],
  handle: async ({ body: { locale = ADMIN_LOCALE, ...answer }, request, installation }) => {
    const outcome = await answerByToken(await installation.payload(), answer, addressOf(request))
    if (outcome.type === 'expired') throw expired()
    if (outcome.type === 'limited') throw tooMany(outcome.seconds)
    if (outcome.type === 'weakPassword') throw weakPassword(outcome.weakness, locale)
    if (outcome.type === 'sessionNeeded') throw sessionNeeded()
    if (outcome.type === 'passwordNeeded')
      throw invalid([{ path: 'password', message: 'Required: this account has no password yet.' }])
    return { data: { done: true } as const }
  },
})

export const accountOperations = [
  postRegister,
  postVerify,
  postForgotPassword,
  postResetPassword,
  postInvitation,
]
