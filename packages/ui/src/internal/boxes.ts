/** Everything that opens over a page, as one file: its parts share most of what they are made of. */
export { MenuBox } from '../controls/menu-box.tsx'
export { SelectBox } from '../fields/select-box.tsx'
export { DialogBox } from '../overlays/dialog-box.tsx'
export { DrawerBox } from '../overlays/drawer-box.tsx'
export { PopoverBox } from '../overlays/popover-box.tsx'
export { TooltipBox } from '../overlays/tooltip-box.tsx'
