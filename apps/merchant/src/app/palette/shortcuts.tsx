import { ShortcutsSheet } from '@daftar/ui/shortcuts-sheet'
import { m } from '@daftar/words'
import { chordKey } from './chord-key.ts'

/** The sheet of keys, opened with `?`. */
export function Shortcuts({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  return (
    <ShortcutsSheet
      open
      onOpenChange={onOpenChange}
      title={m.shell_shortcuts_title()}
      closeLabel={m.common_close()}
      groups={[
        {
          id: 'everywhere',
          title: m.shell_group_general(),
          shortcuts: [
            { id: 'palette', label: m.shell_shortcut_palette(), keys: [chordKey(), 'K'] },
            { id: 'sheet', label: m.shell_shortcut_sheet(), keys: ['?'] },
            { id: 'menu', label: m.shell_shortcut_menu(), keys: ['['] },
            { id: 'move', label: m.shell_shortcut_move(), keys: ['↑', '↓'] },
            { id: 'close', label: m.shell_shortcut_close(), keys: ['Esc'] },
          ],
        },
        {
          id: 'lists',
          title: m.orders_shortcuts(),
          shortcuts: [
            { id: 'search', label: m.orders_shortcut_search(), keys: ['/'] },
            { id: 'rows', label: m.orders_shortcut_rows(), keys: ['J', 'K'] },
            { id: 'select', label: m.orders_shortcut_select(), keys: ['X'] },
          ],
        },
      ]}
    />
  )
}
