import { loadParts } from '../internal/lazy-part.tsx'

/** A slow phone has drawn the first rows and fetched their letters by then, and often what a first press leads to. */
const afterMs = 5_000

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
