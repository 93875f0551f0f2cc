import { useSyncExternalStore } from 'react'

/** Below this width tables become cards and the sidebar a drawer (APP-77). */
export const phoneQuery = '(max-width: 767.98px)'

/** Whether a media query holds now; follows its changes. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, holds } = followed(query)
  return useSyncExternalStore(subscribe, holds, () => false)
}

/** Whether the screen is a phone's. */
export function useIsPhone(): boolean {
  return useMediaQuery(phoneQuery)
}

type Followed = { subscribe: (changed: () => void) => () => void; holds: () => boolean }

const known = new Map<string, Followed>()

/** Making the browser's list for a query costs more than asking it, and many components ask the same. */
function followed(query: string): Followed {
  let list: MediaQueryList | undefined
  const listed = () => (list ??= window.matchMedia(query))
  const made = known.get(query) ?? {
    subscribe: (changed) => {
      listed().addEventListener('change', changed)
      return () => listed().removeEventListener('change', changed)
    },
    holds: () => listed().matches,
  }
  known.set(query, made)
  return made
}
