/** Public interface of this feature. */
export { type LanguageState, readLanguages } from './server/read-languages'
