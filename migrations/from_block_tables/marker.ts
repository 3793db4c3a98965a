/** A row of `payload_migrations` of a database with content from before references were stored, until those of its documents are stored. */
export const REFERENCES_TO_STORE = 'upgraded: the references of documents are not stored yet'

/** The same for what translations were made from. */
export const TRANSLATIONS_TO_STORE = 'upgraded: what translations were made from is not stored yet'

/** The same for the texts by which documents are found. */
export const SEARCH_TEXTS_TO_STORE = 'upgraded: the texts by which documents are found are not stored yet'

/** What a database may still have to store after its last migration. */
export const LEFT_TO_STORE: readonly string[] = [
  REFERENCES_TO_STORE,
  TRANSLATIONS_TO_STORE,
  SEARCH_TEXTS_TO_STORE,
]
