import { useEffect, useSyncExternalStore } from 'react'
import { onLeaving } from '../saving/on-leaving.ts'
import type { Editor } from './editor.ts'
import type { Saved, Standing } from './standing.ts'

/** So often a page asks whether somebody else changed what it shows. */
const askedEveryMs = 15_000

/**
 * What an editor says, while its page is open: what is typed is saved when the page is hidden or left
 * (DEC-ONB-33), and what others save meanwhile is taken over when the page is looked at again, and while it
 * is looked at.
 */
export function useLiveEditor<S extends Saved>(editor: Editor<S>): Standing<S> {
  useEffect(() => {
    const stop = onLeaving(() => void editor.flush(true))
    const look = () => {
      if (document.visibilityState === 'visible') void editor.refresh()
    }
    const timer = setInterval(look, askedEveryMs)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      stop()
      editor.close()
    }
  }, [editor])
  return useSyncExternalStore(editor.subscribe, editor.get)
}
