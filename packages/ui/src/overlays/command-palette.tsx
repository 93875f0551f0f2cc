import type { ReactNode } from 'react'
import { Search, X } from 'lucide-react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { cx } from '../internal/cx.ts'
import { matchesQuery } from '../internal/text/fold.ts'
import overlay from '../internal/overlay.module.css'
import { IconButton } from '../controls/icon-button.tsx'
import { Spinner } from '../states/spinner.tsx'
import { inLocale } from '../internal/in-locale.tsx'
import styles from './command-palette.module.css'

export type Command = {
  id: string
  label: string
  icon?: ReactNode
  /** Said small at the end: a status, a key. */
  hint?: ReactNode
  /** More words by which it is found, such as its name in the other language. */
  keywords?: string
}

export type CommandGroup = {
  id: string
  title: string
  commands: readonly Command[]
  /** Already searched (by a server): shown as they come. */
  searched?: boolean
}

export type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the palette and its field. */
  label: string
  placeholder: string
  closeLabel: string
  emptyLabel: string
  query: string
  onQueryChange: (query: string) => void
  groups: readonly CommandGroup[]
  onSelect: (id: string) => void
  /** Says that more is being looked for. */
  busyLabel?: string
}

/** Go anywhere by typing; opened with Ctrl or Cmd and K. The input keeps the focus while the arrows move. */
export const CommandPalette = inLocale(CommandPaletteHere)

function CommandPaletteHere(props: CommandPaletteProps) {
  const { open, onOpenChange, label, placeholder, closeLabel, emptyLabel, query, onQueryChange, busyLabel } =
    props
  const shown = matchingGroups(props.groups, query)
  function select(id: string) {
    onOpenChange(false)
    props.onSelect(id)
  }
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable
      className={cx(overlay.scrim, styles.scrim)}
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label={label}>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <SearchField aria-label={label} className={styles.search} autoFocus>
              {busyLabel ? <Spinner label={busyLabel} /> : <Search aria-hidden="true" />}
              <Input className={styles.input} placeholder={placeholder} />
              <IconButton label={closeLabel} icon={<X />} onClick={() => onOpenChange(false)} />
            </SearchField>
            <Scroll label={label}>
              <Menu
                aria-label={label}
                className={styles.menu}
                onAction={(key) => select(String(key))}
                renderEmptyState={() => <div className={overlay.note}>{busyLabel ?? emptyLabel}</div>}
              >
                {shown.map((group) => (
                  <MenuSection key={group.id} id={group.id}>
                    <Header className={overlay.section}>{group.title}</Header>
                    {group.commands.map((command) => (
                      <MenuItem
                        key={command.id}
                        id={command.id}
                        textValue={command.label}
                        className={overlay.option}
                      >
                        {command.icon}
                        {command.label}
                        {command.hint ? <span className={styles.hint}>{command.hint}</span> : null}
                      </MenuItem>
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </Scroll>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/**
 * A list that scrolls has to be reachable by keys; the focus stays in the field, so it is none of the list's
 * own.
 */
function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  )
}

function matchingGroups(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  return groups
    .map((group) => (group.searched ? group : { ...group, commands: group.commands.filter(matches) }))
    .filter(({ commands }) => commands.length > 0)
  function matches({ label, keywords = '' }: Command): boolean {
    return matchesQuery(`${label} ${keywords}`, query)
  }
}
