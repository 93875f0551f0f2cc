/** As much of a router's history as its end needs. */
type Ending = { flush: () => void; destroy: () => void; push: unknown; replace: unknown }

/**
 * Ends the history of a page that is closed. A page may be closed on its way: where it was still about to go
 * would be where the next test stands.
 */
export function endHistory(history: Ending): void {
  history.flush()
  history.push = stay
  history.replace = stay
  history.destroy()
}

function stay(): void {}
