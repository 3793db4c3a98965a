/** A row of `payload_migrations` of an upgraded database, until the references of its documents are stored. */
export const REFERENCES_TO_STORE = 'upgraded: the references of documents are not stored yet'
