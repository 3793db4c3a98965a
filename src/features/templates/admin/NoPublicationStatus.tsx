/** Replaces Payload's publication status, which templates do not have. */
export const NoPublicationStatus = () => null
