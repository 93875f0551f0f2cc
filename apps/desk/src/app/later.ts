import { whenQuiet } from '@daftar/ui/when-quiet'
import type { ScreenLoads } from '../shared/screen-route.ts'

/**
 * What all screens but what the office opens first ask for: in one file, which comes when the first of them
 * is opened, if it is not there before.
 */
export async function featureLoads(): Promise<ScreenLoads> {
  return (await import('./feature-loads.ts')).featureLoads
}

/** Fetches it once the first page stands and has nothing else to do. Answers how to stop. */
export function loadRestWhenQuiet(): () => void {
  return whenQuiet(() => void featureLoads().catch(() => {}))
}
