/** In place of Payload's items, where nothing may be taken offline. */
export const NoUnpublishItems = () => null
