import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { ReplyState } from '@/src/features/forms/rules/reply'

type Text =
  | 'heading'
  | 'reply'
  | 'subject'
  | 'text'
  | 'send'
  | 'cancel'
  | 'failed'
  | 'retry'
  | 'sent'
  | 'noAddress'
  | 'noMail'
  | 'program'
  | 'former'
  | 'quoted'
type Texts = Record<Text, string> & {
  states: Record<ReplyState, string>
  route: (recipient: string, replyTo: string) => string
  by: (author: string) => string
  draftSubject: (form: string) => string
}

export const REPLY_TEXTS: LocaleTexts<Texts> = {
  nl: {
    heading: 'Reacties per mail',
    reply: 'Reageren',
    subject: 'Onderwerp',
    text: 'Bericht',
    quoted: 'Onder uw bericht staat wat de bezoeker heeft ingevuld.',
    send: 'Versturen',
    cancel: 'Annuleren',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
    retry: 'Opnieuw versturen',
    sent: 'De reactie wordt verstuurd.',
    noAddress: 'In deze inzending staat geen e-mailadres, dus u kunt er niet per mail op reageren.',
    noMail: 'E-mail is niet ingesteld op deze installatie. Reageer met uw eigen mailprogramma:',
    program: 'Mail aan',
    former: 'Een oud-collega',
    states: {
      pending: 'Wordt verstuurd',
      sent: 'Verstuurd',
      failed: 'Niet verstuurd; wordt later opnieuw geprobeerd',
    },
    route: (recipient, replyTo) => `Aan ${recipient}. Een antwoord daarop komt aan op ${replyTo}.`,
    by: (author) => `Door ${author}`,
    draftSubject: (form) => `Re: ${form}`,
  },
  en: {
    heading: 'Replies by mail',
    reply: 'Reply',
    subject: 'Subject',
    text: 'Message',
    quoted: 'What the visitor filled in is added below your message.',
    send: 'Send',
    cancel: 'Cancel',
    failed: 'That did not work. Try again.',
    retry: 'Send again',
    sent: 'The reply is being sent.',
    noAddress: 'There is no e-mail address in this submission, so you cannot reply to it by mail.',
    noMail: 'E-mail is not configured on this installation. Reply with your own mail program:',
    program: 'Mail to',
    former: 'A former colleague',
    states: { pending: 'Being sent', sent: 'Sent', failed: 'Not sent; will be tried again later' },
    route: (recipient, replyTo) => `To ${recipient}. An answer to it arrives at ${replyTo}.`,
    by: (author) => `By ${author}`,
    draftSubject: (form) => `Re: ${form}`,
  },
}
