/** Key in a request's context; false there means that removed URLs get no redirects. */
export const CREATE_REDIRECTS = 'leaveRedirects'
