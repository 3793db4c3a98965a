import { APIError, type PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const REJECTIONS = {
  noSite: {
    status: 409,
    nl: 'De organisatie heeft nog geen domein waar de uitnodiging naartoe kan leiden. Maak dat eerst.',
    en: 'The tenant has no domain yet for the invitation to lead to. Make one first.',
  },
  member: {
    status: 409,
    nl: 'Dit adres hoort al bij iemand in deze organisatie. Wijzig daar de rol.',
    en: 'This address already belongs to somebody in this tenant. Change the role there.',
  },
  disabled: {
    status: 409,
    nl: 'Het account van dit adres is geblokkeerd. Een superbeheerder kan het vrijgeven.',
    en: 'The account of this address is blocked. A super admin can unblock it.',
  },
} as const satisfies Record<string, LocaleTexts & { status: number }>

/** @throws {APIError} why somebody cannot be invited, in the language of the request */
export function rejectInvitation(reason: keyof typeof REJECTIONS, { i18n }: PayloadRequest): never {
  const rejection = REJECTIONS[reason]
  throw new APIError(textIn(rejection, i18n.language), rejection.status, null, true)
}
