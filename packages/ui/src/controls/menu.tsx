import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../internal/cx.ts'
import overlay from '../internal/overlay.module.css'
import { Link } from './link.tsx'
import { Trigger } from '../internal/trigger.tsx'
import type { TriggerElement } from '../internal/trigger.tsx'

export type MenuEntry = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** Either an address or something to do. */
  href?: string
  onPress?: () => void
  danger?: boolean
  disabled?: boolean
}

export type MenuProps = {
  /** Names the list for screen readers. */
  label: string
  entries: readonly MenuEntry[]
  /** The control that opens it: a Button or IconButton of this package. */
  children: TriggerElement
  placement?: 'bottom start' | 'bottom end' | 'top end'
}

/** Actions behind one button. */
export function Menu({ label, entries, children, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      <Trigger>{children}</Trigger>
      <Popover className={overlay.pop} placement={placement} offset={4}>
        <AriaMenu
          className={overlay.list}
          aria-label={label}
          disabledKeys={entries.filter(({ disabled }) => disabled).map(({ id }) => id)}
          onAction={(key) => entries.find(({ id }) => id === key)?.onPress?.()}
        >
          {entries.map(({ id, label: words, icon, href, danger }) => (
            <MenuItem
              key={id}
              id={id}
              href={href}
              render={(item) => ('href' in item ? <Link {...item} look="bare" /> : <div {...item} />)}
              textValue={typeof words === 'string' ? words : id}
              className={cx(overlay.option, danger && overlay.danger)}
            >
              {icon}
              {words}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
