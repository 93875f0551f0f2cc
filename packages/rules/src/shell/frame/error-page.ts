export type ErrorPage = 'forbidden' | 'not_found' | 'server_error'

/** APP-83 to APP-85: which page an error shows, by its HTTP status; whatever is unknown is a server error. */
export function errorPageOf(status: number | undefined): ErrorPage {
  if (status === 403) return 'forbidden'
  return status === 404 ? 'not_found' : 'server_error'
}

/** DEC-APP-17. */
export const errorPageActions: Readonly<
  Record<ErrorPage, readonly ('main_page' | 'try_again' | 'contact_support')[]>
> = {
  forbidden: ['main_page'],
  not_found: ['main_page'],
  server_error: ['try_again', 'contact_support'],
}
