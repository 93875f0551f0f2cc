import { ShortcutsSheet } from '@daftar/ui/shortcuts-sheet'
import { m } from '@daftar/words'

/** The sheet of keys, opened with `?`. */
export function Shortcuts({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const chord = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'
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
            { id: 'palette', label: m.desk_shortcut_palette(), keys: [chord, 'K'] },
            { id: 'close', label: m.desk_shortcut_close(), keys: ['Esc'] },
            { id: 'sheet', label: m.desk_shortcut_sheet(), keys: ['?'] },
          ],
        },
      ]}
    />
  )
}
