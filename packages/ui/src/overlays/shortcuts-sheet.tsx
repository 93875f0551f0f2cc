import { Dialog } from './dialog.tsx'
import { KeyHint } from '../controls/key-hint.tsx'
import styles from './shortcuts-sheet.module.css'

export type ShortcutGroup = {
  id: string
  title: string
  shortcuts: readonly { id: string; label: string; keys: readonly string[] }[]
}

export type ShortcutsSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  groups: readonly ShortcutGroup[]
}

/** Which keys do what; opened with "?". */
export function ShortcutsSheet({ groups, ...dialog }: ShortcutsSheetProps) {
  return (
    <Dialog {...dialog}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.id}>
            <h3 className={styles.title}>{group.title}</h3>
            <dl>
              {group.shortcuts.map(({ id, label, keys }) => (
                <div key={id} className={styles.line}>
                  <dt>{label}</dt>
                  <dd>
                    <KeyHint keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
