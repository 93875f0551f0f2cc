import { ApiError } from '@daftar/client'
import { m } from '@daftar/words'

/**
 * What a resubmission that failed says: three reasons have a text of their own, any other the general one
 * (CAPI-41 to CAPI-44).
 */
export function fixProblemText(error: unknown): string {
  const reason = error instanceof ApiError ? error.reason : null
  switch (reason) {
    case 'wrong_status':
      return m.single_page_wrong_status()
    case 'params_for_update_not_diff':
    case 'params_for_update_not_sent':
      return m.error_nothing_changed()
    default:
      return m.error_generic()
  }
}
