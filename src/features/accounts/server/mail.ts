import { NotFound, type PayloadRequest, type TypedJobs } from 'payload'
import { createTranslator } from 'use-intl/core'

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { hasConfirmedAddress } from '@/src/features/accounts/rules/confirmed-address'
import { isDone, once, queueJob } from '@/src/features/jobs'
import { messages } from '@/src/i18n/messages'
import { composeMail } from '@/src/platform/mail/compose'
import { sendMail } from '@/src/platform/mail/send'
import { hashSecretToken } from '@/src/platform/secret-token'
import { env } from '@/src/platform/env'
import { isAdminHost } from '@/src/routing/admin-hosts'
import { routingStore } from '@/src/routing/store/cache'
import { accountPage, type AccountSite, companyName, inAdmin, resetHref, signInHref } from './account-site'
import { addressToken, type AddressAnswer } from './address-token'
import { findAccount } from './find-account'
import { mailFacts } from './mail-facts'
import { tenantName } from './invitations/tenant-name'
import { invitationToken } from './invitations/token'
import { issueResetToken, issueVerificationToken, tokenOfMail } from './mailed-token'

type AccountMail = TypedJobs['tasks']['mailAccount']['input']
export type MailRequest = Omit<AccountMail, 'hostname' | 'locale'>
/** `kind` selects the texts; `href` is the link in the mail. */
type MailContent = { kind: AccountMail['kind'] | 'choosePassword'; href: string }

/**
 * Queues a mail about an account, on behalf of a site or of the panel, in the locale of the page. The job stores only the account's id: e-mail
 * address and token are read when the mail is sent.
 */
export const queueAccountMail = (
  req: PayloadRequest,
  { site, locale }: AccountSite,
  mail: MailRequest,
): Promise<void> =>
  queueJob(req, 'mailAccount', { ...mail, hostname: site?.hostname ?? env.ADMIN_HOSTS[0], locale })

const isUsable = (stored: User | null, token: string): stored is User =>
  stored?.resetPasswordToken === hashSecretToken(token) &&
  new Date(stored.resetPasswordExpiration ?? 0) > new Date()

/** The link to choose a password, issued once per job. Null once it was used or another one was mailed. */
async function chooseHref(
  req: PayloadRequest,
  jobId: string,
  accountSite: AccountSite,
  { id, email }: User,
): Promise<string | null> {
  const token = tokenOfMail(jobId, id)
  await once(req, jobId, 'token', () => issueResetToken(req.payload, email, { req, token }))
  const account = await findAccount(req.payload, { id: { equals: id } })
  return isUsable(account, token) ? resetHref(accountSite, account, token) : null
}

/** An unconfirmed address may have been registered by anybody: the reader of the mail chooses the password instead. */
const voidConfirmation = (req: PayloadRequest, jobId: string, { id }: User) =>
  once(req, jobId, 'confirmation', () =>
    req.payload.update({
      collection: 'users',
      id,
      data: { _verificationToken: null },
      depth: 0,
      // A job has no user; the new token goes to the owner of the address only.
      overrideAccess: true,
      req,
    }),
  )

/** The link to confirm an address, issued once per job, unless the confirmation was voided. Null once it was used. */
async function verifyHref(
  req: PayloadRequest,
  jobId: string,
  accountSite: AccountSite,
  { id, _verificationToken: issued }: User,
): Promise<string | null> {
  const page = await accountPage(accountSite, 'auth-verify')
  if (!page || !issued) return null
  const token = tokenOfMail(jobId, id)
  await once(req, jobId, 'token', () => issueVerificationToken(req.payload, { id }, { req, token }))
  const account = await findAccount(req.payload, { id: { equals: id } })
  if (account?._verificationToken !== hashSecretToken(token)) return null
  page.searchParams.set('token', token)
  return page.href
}

/** Null when the change was answered meanwhile, or the new address has an account: nobody must learn that it does. */
async function addressHref(
  { payload }: PayloadRequest,
  accountSite: AccountSite,
  account: User,
  answer: AddressAnswer,
): Promise<string | null> {
  const isTaken =
    answer === 'confirm' && (await findAccount(payload, { email: { equals: account.newEmail } }))
  const token = isTaken ? null : addressToken(account, answer)
  return token && inAdmin(accountSite, `/confirm-address?token=${token}`)
}

/** Null when the invitation was answered, withdrawn or handed over meanwhile. */
function invitationHref(
  accountSite: AccountSite,
  { id, email, invitations }: User,
  tenant: AccountMail['company'],
): string | null {
  const row = invitations?.find((each) => referenceId(each.tenant) === tenant)
  if (!row || row.handedOver) return null
  const token = invitationToken({ account: id, tenant: referenceId(row.tenant) }, { ...row, email })
  return inAdmin(accountSite, `/invitation?token=${token}`)
}

const mailContent = (kind: MailContent['kind'], href: string | null): MailContent | null =>
  href ? { kind, href } : null

/** Null when there is nothing to send: the token was used or has expired, or the site has no page to verify on. */
async function buildContent(
  req: PayloadRequest,
  jobId: string,
  { kind, company }: AccountMail,
  { accountSite, account }: { accountSite: AccountSite; account: User },
): Promise<MailContent | null> {
  switch (kind) {
    case 'verify':
      return mailContent(kind, await verifyHref(req, jobId, accountSite, account))
    case 'resetPassword':
      return mailContent(kind, await chooseHref(req, jobId, accountSite, account))
    case 'exists': {
      if (hasConfirmedAddress(account)) return mailContent(kind, await signInHref(accountSite, account))
      await voidConfirmation(req, jobId, account)
      return mailContent('choosePassword', await chooseHref(req, jobId, accountSite, account))
    }
    case 'passwordChanged':
    case 'newDevice':
    case 'wrongCodes':
    case 'roleGiven':
    case 'roleChanged':
    case 'factorsReset':
    case 'addressChanged':
      return mailContent(kind, await signInHref(accountSite, account))
    case 'confirmAddress':
      return mailContent(kind, await addressHref(req, accountSite, account, 'confirm'))
    case 'addressRequested':
      return mailContent(kind, await addressHref(req, accountSite, account, 'stop'))
    case 'invited':
    case 'added':
      return mailContent(kind, invitationHref(accountSite, account, company))
  }
}

/** The new address is read when the mail is sent: asking for another one voids the link to the first. */
const recipientOf = ({ kind, to }: AccountMail, { email, newEmail }: User): string =>
  (kind === 'confirmAddress' ? newEmail : to) ?? email

/** With a tenant, the roles in it end: nobody needs mail about that. */
function nullIfDeleted(error: unknown): null {
  if (error instanceof NotFound) return null
  throw error
}

async function send(req: PayloadRequest, jobId: string, input: AccountMail): Promise<void> {
  // An address without an account gets a job too: the response time must not reveal which it is.
  const account = input.account ? await findAccount(req.payload, { id: { equals: input.account } }) : null
  const site = await routingStore().findSite(input.hostname)
  if ((!site && !isAdminHost(input.hostname)) || account?.status !== 'active') return
  const accountSite = { site, locale: input.locale }
  const content = await buildContent(req, jobId, input, { accountSite, account })
  if (!content) return
  const { kind, href } = content
  const company = input.company
    ? await tenantName(req, input.company).catch(nullIfDeleted)
    : await companyName(req.payload, accountSite, account)
  if (company === null) return
  const t = createTranslator({
    locale: accountSite.locale,
    messages: messages[accountSite.locale],
    namespace: 'accounts.mail',
  })
  await sendMail(req.payload, {
    id: `account-${kind}.${jobId}`,
    to: [recipientOf(input, account)],
    senderName: company,
    subject: t(`${kind}.subject`, { company }),
    ...composeMail({
      locale: accountSite.locale,
      heading: t(`${kind}.heading`),
      paragraphs: [t(`${kind}.text`, { company })],
      facts: await mailFacts(req, input, account),
      links: [{ label: t(`${kind}.link`), href }],
      closing: t(`${kind}.closing`, { company }),
    }),
  })
}

/** Sends a queued mail about an account. @throws when the mail server does not accept it */
export async function mailAccount(req: PayloadRequest, jobId: string, input: AccountMail): Promise<void> {
  if (await isDone(req, jobId, 'delivered')) return
  await send(req, jobId, input)
  await once(req, jobId, 'delivered', () => Promise.resolve())
}
