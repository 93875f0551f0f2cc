import { ApiError, NetworkError } from '@daftar/client'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { applicationOnOfferQuery } from './capital-queries.ts'
import type { ScreenContext } from '../screen-route.ts'

export type Entry<Params> = (context: ScreenContext<Params>) => Promise<string | null>

/**
 * An entry that cannot open an application leaves no screen to show: it leads to the area's error page
 * (DEC-CAP-13). What is not found has a page of its own, and so has a session that ended. Between the steps
 * of an application that is open already, whatever fails can be tried again where it failed.
 */
export function orErrorPage<Params>(
  entry: Entry<Params>,
  isOpen: (context: ScreenContext<Params>) => boolean,
): Entry<Params> {
  return async (context) => {
    try {
      return await entry(context)
    } catch (error) {
      if (leavesNoScreen(error) && !isOpen(context)) return capitalPaths.error
      throw error
    }
  }
}

/** Whether the page has read the application on the offer of its address before, or that there is none. */
export function isOfferOpen({ queryClient, params }: ScreenContext<{ offerId: string }>): boolean {
  return queryClient.getQueryData(applicationOnOfferQuery(params.offerId).queryKey) !== undefined
}

function leavesNoScreen(error: unknown): boolean {
  if (error instanceof ApiError) return error.status !== 404 && error.status !== 401
  return error instanceof NetworkError
}
