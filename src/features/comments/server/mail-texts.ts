import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { CommentedCollection } from '../rules/comment'

type MailTexts = {
  former: string
  subject: (author: string, site: string) => string
  heading: Record<CommentedCollection, (author: string) => string>
  link: Record<CommentedCollection, string>
  closing: (tenant: string) => string
}

export const MAIL_TEXTS = {
  nl: {
    former: 'Een oud-collega',
    subject: (author, site) => `${author} noemde u in een opmerking (${site})`,
    heading: {
      pages: (author) => `${author} noemde u in een opmerking bij een pagina`,
      posts: (author) => `${author} noemde u in een opmerking bij een artikel`,
      templates: (author) => `${author} noemde u in een opmerking bij een sjabloon`,
      products: (author) => `${author} noemde u in een opmerking bij een product`,
      'form-submissions': (author) => `${author} noemde u in een opmerking bij een inzending`,
    },
    link: {
      pages: 'Pagina openen',
      posts: 'Artikel openen',
      templates: 'Sjabloon openen',
      products: 'Product openen',
      'form-submissions': 'Inzending openen',
    },
    closing: (tenant) => `U krijgt dit bericht omdat u meewerkt aan de site van ${tenant}.`,
  },
  en: {
    former: 'A former colleague',
    subject: (author, site) => `${author} mentioned you in a comment (${site})`,
    heading: {
      pages: (author) => `${author} mentioned you in a comment on a page`,
      posts: (author) => `${author} mentioned you in a comment on a post`,
      templates: (author) => `${author} mentioned you in a comment on a template`,
      products: (author) => `${author} mentioned you in a comment on a product`,
      'form-submissions': (author) => `${author} mentioned you in a comment on a submission`,
    },
    link: {
      pages: 'Open the page',
      posts: 'Open the post',
      templates: 'Open the template',
      products: 'Open the product',
      'form-submissions': 'Open the submission',
    },
    closing: (tenant) => `You receive this message because you work on the site of ${tenant}.`,
  },
} as const satisfies LocaleTexts<MailTexts>
