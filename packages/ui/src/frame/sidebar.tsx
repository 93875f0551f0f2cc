import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ReactNode } from 'react'
import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react'
import { cx } from '../internal/cx.ts'
import { Brand } from './brand.tsx'
import type { BrandProps } from './brand.tsx'
import { Drawer } from '../overlays/drawer.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { SidebarAlert } from './sidebar-alert.tsx'
import type { SidebarAlertContent } from './sidebar-alert.tsx'
import { SidebarEntry } from './sidebar-item.tsx'
import type { SidebarItem } from './sidebar-item.tsx'
import { useIsPhone } from '../page/use-media-query.tsx'
import bands from './band.module.css'
import styles from './sidebar.module.css'

export type SidebarGroup = {
  id: string
  title?: string
  items: readonly SidebarItem[]
  /** A card above the items; left out on the rail. */
  before?: ReactNode
}

export type SidebarProps = {
  /** Names the navigation for screen readers. */
  label: string
  brand: BrandProps
  /** Groups without items and card are left out. */
  groups: readonly SidebarGroup[]
  /** Above the groups; stays where it is while they scroll. */
  head?: readonly SidebarItem[]
  footer: readonly SidebarItem[]
  /** What stands below the footer's lines; `railFoot` on the rail. */
  foot?: ReactNode
  railFoot?: ReactNode
  /** On the console's band instead of the page's surface. */
  onBand?: boolean
  alert?: SidebarAlertContent | null
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
  collapseLabel: string
  expandLabel: string
  /** Whether the drawer of phones is open. */
  open: boolean
  onOpenChange: (open: boolean) => void
  closeLabel: string
}

/**
 * The navigation: 200 px wide, a rail of 64 px when collapsed, a drawer from the start side on phones
 * (NAV-01, NAV-02, NAV-03, NAV-05). Collapsing makes the alert bounce once (NAV-52).
 */
export function Sidebar(props: SidebarProps) {
  const { label, collapsed, onCollapsedChange, collapseLabel, expandLabel, open, onOpenChange, closeLabel } =
    props
  const band = props.onBand && bands.band
  const phone = useIsPhone()
  const [bounces, setBounces] = useState(0)
  if (phone) {
    const close = () => onOpenChange(false)
    return (
      <Drawer {...{ open, onOpenChange, closeLabel }} title={label} width="narrow" headless>
        <nav aria-label={label} className={cx(styles.side, styles.drawer, band)}>
          <Top brand={props.brand}>
            <IconButton label={closeLabel} icon={<X />} onClick={close} />
          </Top>
          <Content {...props} onFollow={close} />
        </nav>
      </Drawer>
    )
  }
  function collapse() {
    if (props.alert) setBounces(bounces + 1)
    onCollapsedChange(true)
  }
  return (
    <nav aria-label={label} className={cx(styles.side, collapsed && styles.rail, band)}>
      <Top brand={{ ...props.brand, markOnly: collapsed }}>
        {collapsed ? null : (
          <IconButton
            label={collapseLabel}
            icon={<PanelLeftClose className={styles.mirror} />}
            size="small"
            onClick={collapse}
          />
        )}
      </Top>
      {collapsed ? (
        <IconButton
          label={expandLabel}
          icon={<PanelLeftOpen className={styles.mirror} />}
          onClick={() => onCollapsedChange(false)}
        />
      ) : null}
      <Content {...props} rail={collapsed} bounces={bounces} onExpand={() => onCollapsedChange(false)} />
    </nav>
  )
}

function Top({ brand, children }: { brand: BrandProps; children: ReactNode }) {
  return (
    <div className={styles.top}>
      <Brand {...brand} />
      {children}
    </div>
  )
}

type ContentProps = Pick<SidebarProps, 'groups' | 'head' | 'footer' | 'foot' | 'railFoot' | 'alert'> & {
  rail?: boolean
  bounces?: number
  onFollow?: () => void
  onExpand?: () => void
}

/**
 * Where the groups are scrolled to is nobody else's: a router would put them back to where they were on the
 * page before.
 */
function useOwnScroll(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const keep = (event: Event) => event.target === list.current && event.stopPropagation()
    addEventListener('scroll', keep, true)
    return () => removeEventListener('scroll', keep, true)
  }, [list])
}

function Content(props: ContentProps) {
  const {
    groups,
    head = [],
    footer,
    foot,
    railFoot,
    alert,
    rail = false,
    bounces = 0,
    onFollow,
    onExpand,
  } = props
  const shown = groups.filter(({ items, before }) => items.length > 0 || (before && !rail))
  const list = useRef<HTMLDivElement>(null)
  useOwnScroll(list)
  return (
    <>
      {head.length > 0 ? (
        <div className={styles.head}>
          <Items items={head} {...{ rail, onFollow }} />
        </div>
      ) : null}
      <div ref={list} className={styles.groups}>
        {shown.map((group, at) => (
          <div key={group.id} className={styles.group}>
            {rail ? at > 0 && <hr className={styles.rule} /> : group.title && <Title group={group} />}
            {rail ? null : group.before}
            <Items
              items={group.items}
              labelledBy={group.title && !rail ? titleId(group) : undefined}
              {...{ rail, onFollow }}
            />
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        {alert ? (
          <div key={bounces} className={cx(styles.alert, bounces > 0 && styles.bounce)}>
            <SidebarAlert {...{ alert, rail, onExpand, onFollow }} />
          </div>
        ) : null}
        <div className={styles.footList}>
          <Items items={footer} {...{ rail, onFollow }} />
          {rail ? railFoot : foot}
        </div>
      </div>
    </>
  )
}

function Title({ group }: { group: SidebarGroup }) {
  return (
    <div id={titleId(group)} className={styles.title}>
      {group.title}
    </div>
  )
}

function titleId({ id }: SidebarGroup): string {
  return `sidebar-${id}`
}

type ItemsProps = { items: readonly SidebarItem[]; labelledBy?: string; rail: boolean; onFollow?: () => void }

function Items({ items, labelledBy, rail, onFollow }: ItemsProps) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.id}>
          <SidebarEntry {...{ item, rail, onFollow }} />
        </li>
      ))}
    </ul>
  )
}
