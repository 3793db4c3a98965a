import type { PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const REASONS = {
  nl: {
    yourself: 'Vraag iemand anders dan uzelf.',
    noReviewer: 'Noem iemand die hier mag publiceren.',
    nothing: 'Er valt niets te beoordelen: het concept zegt wat er al online staat.',
    alreadyOpen: 'Voor deze taal staat al een beoordeling open. Trek die eerst in.',
    decided: 'Over deze beoordeling is al beslist. Laad haar opnieuw om te zien hoe.',
    own: 'Dit is uw eigen aanvraag. Een collega beslist erover; u kunt haar wel intrekken.',
    changed: 'Het concept is gewijzigd sinds u het bekeek. Bekijk het verschil opnieuw en beslis dan.',
    writtenByYou:
      'U schreef deze versie zelf. Hier geldt het vierogenprincipe: een ander moet haar goedkeuren.',
    ofSomebodyElse: 'Alleen wie de beoordeling vroeg, of wie mag publiceren, kan haar intrekken.',
  },
  en: {
    yourself: 'Ask somebody else than yourself.',
    noReviewer: 'Name somebody who may publish here.',
    nothing: 'There is nothing to review: the draft says what is online already.',
    alreadyOpen: 'A review of this language is open already. Withdraw that first.',
    decided: 'This review has been decided already. Load it again to see how.',
    own: 'This is your own request. A colleague decides on it; you can withdraw it.',
    changed: 'The draft has changed since you looked at it. Look at the difference again, and then decide.',
    writtenByYou:
      'You wrote this version yourself. Two people are needed to publish here: somebody else has to approve it.',
    ofSomebodyElse: 'Only whoever requested the review, or may publish, can withdraw it.',
  },
} as const satisfies LocaleTexts<unknown>

/** Why a request or a decision is rejected, in the language of the caller. */
export const reasonFor = ({ i18n }: PayloadRequest, reason: keyof (typeof REASONS)['nl']): string =>
  textIn(REASONS, i18n.language)[reason]
