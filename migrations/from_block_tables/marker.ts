/** A row of `payload_migrations` of a database with content from before references were stored, until those of its documents are stored. */
export const REFERENCES_TO_STORE = 'upgraded: the references of documents are not stored yet'
