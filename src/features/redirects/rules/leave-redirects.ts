/** In a request's context: false where addresses that are removed lead nowhere from then on. */
export const CREATE_REDIRECTS = 'leaveRedirects'
