import type { QueryClient } from '@tanstack/react-query'

/** The key of every query in which a movement of money shows: whoever moves some makes all of them old. */
export const moneyKey = ['money'] as const

/**
 * Asks again for what is on the screen, and for the rest when it is next looked at. Not to be waited for:
 * what was decided may leave its list, and with it the dialog that says so.
 */
export function refreshMoney(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: moneyKey })
}
