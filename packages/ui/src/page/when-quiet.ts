/**
 * A slow phone has drawn the first rows and fetched their letters by then, and often what a first press leads
 * to.
 */
const afterMs = 5_000

/** Runs something once the first page stands and has nothing else to do. Answers how to stop. */
export function whenQuiet(run: () => void): () => void {
  const timer = setTimeout(() => {
    // Safari has no idle time to ask for.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => run())
    else run()
  }, afterMs)
  return () => clearTimeout(timer)
}
