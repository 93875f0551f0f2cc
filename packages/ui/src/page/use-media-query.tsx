import { useSyncExternalStore } from 'react'

/** Below this width tables become cards and the sidebar a drawer (APP-77). */
export const phoneQuery = '(max-width: 767.98px)'

/** Whether a media query holds now; follows its changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether the screen is a phone's. */
export function useIsPhone(): boolean {
  return useMediaQuery(phoneQuery)
}
