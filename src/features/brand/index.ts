/** What other features and rooms may use of this one. */
export { publishBrand } from './hooks/publish-brand'
export { recordBrand } from './hooks/record-brand'
export { stayDraft } from './hooks/stay-draft'
