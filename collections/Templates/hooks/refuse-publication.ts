import { APIError, type CollectionBeforeOperationHook } from 'payload'

const TEXTS = {
  nl: 'Een sjabloon wordt niet gepubliceerd, ook niet in één taal. Bewaar het zonder “publishSpecificLocale”.',
  en: 'A template is not published, nor is one language of it. Save it without “publishSpecificLocale”.',
}

/**
 * Publishing one language, Payload (3.90) merges it into what was published before. Of a template nothing ever was, so
 * that the other language's texts would be gone.
 */
export const refusePublication: CollectionBeforeOperationHook = ({ args, req }) => {
  if (!('publishSpecificLocale' in args) || !args.publishSpecificLocale) return
  throw new APIError(TEXTS[req.i18n.language === 'nl' ? 'nl' : 'en'], 403, null, true)
}
