import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../internal/cx.ts'
import overlay from '../internal/overlay.module.css'
import type { BoxProps } from '../internal/trigger.tsx'
import { Link } from './link.tsx'
import type { MenuProps } from './menu.tsx'

type MenuBoxProps = BoxProps & Pick<MenuProps, 'label' | 'entries' | 'placement'>

/** The list of a Menu. */
export function MenuBox({ id, anchor, isOpen, onOpenChange, start, ...menu }: MenuBoxProps) {
  const { label, entries, placement = 'bottom end' } = menu
  return (
    <Popover
      className={overlay.pop}
      triggerRef={anchor}
      trigger="MenuTrigger"
      aria-label={label}
      {...{ isOpen, onOpenChange, placement }}
      offset={4}
    >
      <AriaMenu
        id={id}
        className={overlay.list}
        aria-label={label}
        autoFocus={start ?? true}
        onClose={() => onOpenChange(false)}
        disabledKeys={entries.filter(({ disabled }) => disabled).map((entry) => entry.id)}
        onAction={(key) => entries.find((entry) => entry.id === key)?.onPress?.()}
      >
        {entries.map(({ id: key, label: words, icon, href, danger }) => (
          <MenuItem
            key={key}
            id={key}
            href={href}
            render={(item) => ('href' in item ? <Link {...item} look="bare" /> : <div {...item} />)}
            textValue={typeof words === 'string' ? words : key}
            className={cx(overlay.option, danger && overlay.danger)}
          >
            {icon}
            {words}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  )
}
