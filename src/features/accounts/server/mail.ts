import type { PayloadRequest, TypedJobs } from 'payload'
import { createTranslator } from 'use-intl/core'

import type { User } from '@/payload-types'
import { isDone, once, queueJob } from '@/src/features/jobs'
import { messages } from '@/src/i18n/messages'
import { composeMail } from '@/src/platform/mail/compose'
import { sendMail } from '@/src/platform/mail/send'
import { senderName } from '@/src/platform/mail/sender-name'
import { routingStore } from '@/src/routing/store/cache'
import { accountPage, type AccountSite, companyName, resetHref, signInHref } from './account-site'
import { findAccount } from './find-account'
import { choosePasswordHref, invitationSignInHref } from './invitation-site'
import { issueResetToken } from './reset-token'

type AccountMail = TypedJobs['tasks']['mailAccount']['input']
type Occasion = Pick<AccountMail, 'kind' | 'account'> & Partial<Pick<AccountMail, 'company' | 'viaAdmin'>>
/** What to send: which text, and where its link leads. */
type Letter = { kind: AccountMail['kind'] | 'choosePassword'; href: string }

/**
 * Queues a mail about an account, in the name of a site and in its language. The queue names the account only: address and
 * token are read when the mail is sent.
 */
export const queueAccountMail = (
  req: PayloadRequest,
  { site, locale }: AccountSite,
  occasion: Occasion,
): Promise<void> => queueJob(req, 'mailAccount', { ...occasion, hostname: site.hostname, locale })

const isUsable = ({ resetPasswordToken, resetPasswordExpiration }: User, now: Date): boolean =>
  Boolean(resetPasswordToken) && new Date(resetPasswordExpiration ?? 0) > now

/** The link that lets the owner choose a password. Issued once a job: another one would void what was mailed. */
async function chooseHref(
  req: PayloadRequest,
  jobId: string,
  place: AccountSite,
  { id, email }: User,
): Promise<string | null> {
  await once(req, jobId, 'token', () => issueResetToken(req.payload, email, { req }))
  const account = await findAccount(req.payload, { id: { equals: id } })
  return account?.resetPasswordToken && isUsable(account, new Date())
    ? resetHref(place, account.resetPasswordToken)
    : null
}

/** An address that was never confirmed may have been registered by anybody: its password is chosen by whoever reads the mail. */
const voidConfirmation = (req: PayloadRequest, jobId: string, { id }: User) =>
  once(req, jobId, 'confirmation', () =>
    req.payload.update({
      collection: 'users',
      id,
      data: { _verificationToken: null },
      depth: 0,
      // Nobody is signed in; only the owner of the address gets what replaces the token.
      overrideAccess: true,
      req,
    }),
  )

async function verifyHref(place: AccountSite, { _verificationToken: token }: User): Promise<string | null> {
  const page = await accountPage(place, 'auth-verify')
  if (!page || !token) return null
  page.searchParams.set('token', token)
  return page.href
}

const letter = (kind: Letter['kind'], href: string | null): Letter | null => (href ? { kind, href } : null)

/** Null when there is nothing to send any more: the token was used or expired, or the account is blocked. */
async function letterFor(
  req: PayloadRequest,
  jobId: string,
  { kind, viaAdmin }: AccountMail,
  { place, account }: { place: AccountSite; account: User },
): Promise<Letter | null> {
  const invitation = { ...place, own: !viaAdmin }
  switch (kind) {
    case 'verify':
      return letter(kind, await verifyHref(place, account))
    case 'resetPassword':
      return letter(kind, await chooseHref(req, jobId, place, account))
    case 'exists': {
      if (account._verified) return letter(kind, await signInHref(place))
      await voidConfirmation(req, jobId, account)
      return letter('choosePassword', await chooseHref(req, jobId, place, account))
    }
    case 'passwordChanged':
      return letter(kind, await signInHref(place))
    case 'invited': {
      const token = isUsable(account, new Date()) ? account.resetPasswordToken : null
      return letter(kind, token ? await choosePasswordHref(invitation, token) : null)
    }
    case 'added':
      return letter(kind, await invitationSignInHref(invitation))
  }
}

async function readCompany(req: PayloadRequest, place: AccountSite, tenant?: string | null): Promise<string> {
  if (!tenant) return companyName(req.payload, place)
  const name = await senderName(req.payload, tenant)
  if (name) return name
  // What a tenant is called is in the mail.
  const found = await req.payload.findByID({
    collection: 'tenants',
    id: tenant,
    depth: 0,
    overrideAccess: true,
  })
  return found.name
}

async function send(req: PayloadRequest, jobId: string, input: AccountMail): Promise<void> {
  // An address without an account gets a job as well: the time of an answer must not tell which it is.
  const account = input.account ? await findAccount(req.payload, { id: { equals: input.account } }) : null
  const site = await routingStore().findSite(input.hostname)
  if (!site || account?.status !== 'active') return
  const place = { site, locale: input.locale }
  const content = await letterFor(req, jobId, input, { place, account })
  if (!content) return
  const { kind, href } = content
  const company = await readCompany(req, place, input.company)
  const t = createTranslator({
    locale: place.locale,
    messages: messages[place.locale],
    namespace: 'accounts.mail',
  })
  await sendMail(req.payload, {
    id: `account-${kind}.${jobId}`,
    to: [account.email],
    senderName: company,
    subject: t(`${kind}.subject`, { company }),
    ...composeMail({
      locale: place.locale,
      heading: t(`${kind}.heading`),
      paragraphs: [t(`${kind}.text`, { company })],
      links: [{ label: t(`${kind}.link`), href }],
      closing: t(`${kind}.closing`, { company }),
    }),
  })
}

/** Sends a mail about an account. @throws when the mail server does not accept it */
export async function mailAccount(req: PayloadRequest, jobId: string, input: AccountMail): Promise<void> {
  if (await isDone(req, jobId, 'delivered')) return
  await send(req, jobId, input)
  await once(req, jobId, 'delivered', () => Promise.resolve())
}
