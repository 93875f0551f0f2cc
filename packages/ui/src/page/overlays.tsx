import { loadParts } from '../internal/lazy-part.tsx'
import { whenQuiet } from './when-quiet.ts'

/** Loads what opens over a page, for what is drawn and for what will be. */
export function loadOverlays(): Promise<void> {
  return loadParts()
}

/** Loads it once the page has nothing else to do, so that it opens at once. Answers how to stop. */
export function loadOverlaysWhenIdle(): () => void {
  return whenQuiet(() => void loadOverlays())
}
