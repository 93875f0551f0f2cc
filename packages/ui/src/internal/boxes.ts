/** Everything that opens over a page, as one file: its parts share most of what they are made of. */
import { MenuBox as Menu } from '../controls/menu-box.tsx'
import { SelectBox as Select } from '../fields/choices/select-box.tsx'
import { DialogBox as Dialog } from '../overlays/dialog-box.tsx'
import { DrawerBox as Drawer } from '../overlays/drawer-box.tsx'
import { PopoverBox as Popover } from '../overlays/popover-box.tsx'
import { TooltipBox as Tooltip } from '../overlays/tooltip-box.tsx'
import { inLocale } from './in-locale.tsx'

export const MenuBox = inLocale(Menu)
export const SelectBox = inLocale(Select)
export const DialogBox = inLocale(Dialog)
export const DrawerBox = inLocale(Drawer)
export const PopoverBox = inLocale(Popover)
export const TooltipBox = inLocale(Tooltip)
