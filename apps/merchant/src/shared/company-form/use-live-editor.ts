import { useEffect, useSyncExternalStore } from 'react'
import type { Editor, Saved, Standing } from './editor.ts'

/** So often a page asks whether somebody else changed what it shows. */
const askedEveryMs = 15_000

/**
 * What an editor says, while its page is open: what is typed is saved when the page is hidden or left
 * (DEC-ONB-33), and what others save meanwhile is taken over when the page is looked at again, and while it
 * is looked at.
 */
export function useLiveEditor<S extends Saved>(editor: Editor<S>): Standing<S> {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void editor.flush(true)
    }
    const leave = () => void editor.flush(true)
    const look = () => {
      if (document.visibilityState === 'visible') void editor.refresh()
    }
    const timer = setInterval(look, askedEveryMs)
    document.addEventListener('visibilitychange', hide)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      editor.close()
    }
  }, [editor])
  return useSyncExternalStore(editor.subscribe, editor.get)
}
