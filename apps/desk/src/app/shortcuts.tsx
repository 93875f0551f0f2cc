import { isTyping } from '@daftar/ui/is-typing'
import { ShortcutsSheet } from '@daftar/ui/shortcuts-sheet'
import { m } from '@daftar/words'
import { useEffect } from 'react'

/** The sheet of keys, opened with `?`. */
export function Shortcuts({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.key === '?' || event.key === '؟') && !isTyping(event.target)) onOpenChange(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onOpenChange])
  return (
    <ShortcutsSheet
      open={open}
      onOpenChange={onOpenChange}
      title={m.desk_shortcuts()}
      closeLabel={m.common_close()}
      groups={[
        {
          id: 'lists',
          title: m.desk_shortcuts_lists(),
          shortcuts: [
            { id: 'down', label: m.desk_shortcut_down(), keys: ['J'] },
            { id: 'up', label: m.desk_shortcut_up(), keys: ['K'] },
            { id: 'open', label: m.desk_shortcut_open(), keys: ['Enter'] },
            { id: 'search', label: m.desk_shortcut_search(), keys: ['/'] },
          ],
        },
        {
          id: 'everywhere',
          title: m.desk_shortcuts_everywhere(),
          shortcuts: [
            { id: 'close', label: m.desk_shortcut_close(), keys: ['Esc'] },
            { id: 'sheet', label: m.desk_shortcut_sheet(), keys: ['?'] },
          ],
        },
      ]}
    />
  )
}
