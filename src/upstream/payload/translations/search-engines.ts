import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** Overrides of the texts of the plugin for search engines, which has English and clumsy words in its Dutch. */
export const SEARCH_ENGINES = {
  nl: {
    autoGenerate: 'Voorstel invullen',
    bestPractices: 'deze tips (in het Engels)',
    charactersToGo: 'nog {{characters}} tekens nodig',
    lengthTipDescription:
      'Het best tussen {{minLength}} en {{maxLength}} tekens. Hoe u een goede omschrijving schrijft, leest u in ',
    lengthTipTitle:
      'Het best tussen {{minLength}} en {{maxLength}} tekens. Hoe u een goede titel schrijft, leest u in ',
    previewDescription: 'Zo kan het er in een zoekmachine uitzien; die kiest zelf wat hij toont.',
  },
  en: {
    autoGenerate: 'Fill in a suggestion',
    bestPractices: 'these tips',
    lengthTipDescription:
      'Best between {{minLength}} and {{maxLength}} characters. How to write a good description is explained in ',
    lengthTipTitle:
      'Best between {{minLength}} and {{maxLength}} characters. How to write a good title is explained in ',
    previewDescription: 'It can look like this in a search engine, which chooses itself what it shows.',
  },
} as const satisfies LocaleTexts<unknown>
