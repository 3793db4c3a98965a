/** A template is neither a draft nor published, so nothing says that it is. */
export const NoPublicationStatus = () => null
