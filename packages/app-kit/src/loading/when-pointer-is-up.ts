/**
 * Acts at once, or after the click that is under way. An error that appears while a field is left pushes down
 * what stands below it: the button would slip away between press and release, and the click would be lost.
 */
export function whenPointerIsUp(act: () => void): void {
  if (document.querySelector(':active') === null) return act()
  const over = new AbortController()
  const released = () => {
    over.abort()
    setTimeout(act)
  }
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, released, { signal: over.signal })
}
