/** Acts whenever the page is hidden or left: there may be no later moment. Answers how to stop. */
export function onLeaving(act: () => void): () => void {
  const hide = () => {
    if (document.visibilityState === 'hidden') act()
  }
  addEventListener('pagehide', act)
  document.addEventListener('visibilitychange', hide)
  return () => {
    removeEventListener('pagehide', act)
    document.removeEventListener('visibilitychange', hide)
  }
}
