import { loadParts } from '../internal/lazy-part.tsx'

/** A page has drawn its first rows by then, also on a slow phone. */
const afterMs = 2_500

/** Loads what opens over a page, for what is drawn and for what will be. */
export function loadOverlays(): Promise<void> {
  return loadParts()
}

/** Loads it once the page has nothing else to do, so that it opens at once. Answers how to stop. */
export function loadOverlaysWhenIdle(): () => void {
  const timer = setTimeout(() => {
    // Safari has no idle time to ask for.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void loadOverlays())
    else void loadOverlays()
  }, afterMs)
  return () => clearTimeout(timer)
}
