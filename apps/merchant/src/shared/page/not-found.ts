import { ApiError } from '@daftar/client'

/** What an address that leads nowhere fails with: the 404 page shows (APP-84). */
export function notFound(): ApiError {
  return new ApiError(404, {
    status: 'error',
    errorType: 'not_found',
    error: 'not found',
    details: { reason: 'not_found' },
  })
}
