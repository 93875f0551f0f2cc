import { useEffect, useRef } from 'react'
import type { ReactNode, Ref, RefObject } from 'react'
import { cx } from '../internal/cx.ts'
import { CountBadge, DotBadge } from '../states/count-badge.tsx'
import { KeyHint } from '../controls/key-hint.tsx'
import { Link } from '../controls/link.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import styles from './sidebar-item.module.css'

export type SidebarItem = {
  id: string
  label: string
  icon: ReactNode
  /** Either an address or something to do. */
  href?: string
  onPress?: () => void
  external?: boolean
  current?: boolean
  /**
   * A count or a short word; saffron, unless it waits for nobody. `label` says it in full ("3 open
   * disputes").
   */
  badge?: { count: number | string; label: string; tone?: 'waiting' | 'plain' }
  /** The keys that do the same, behind the label. */
  keys?: readonly string[]
  /** Stands out as a field does: what is pressed to search. */
  raised?: boolean
  /** "Something new" without a number, in words. */
  dot?: string
  /** The label is something typed (an e-mail, a phone): isolated and cut rather than wrapped. */
  typed?: boolean
  /** Language of the label when it is not the page's. */
  lang?: string
  /** Where a coach mark may hold on to. */
  ref?: Ref<HTMLAnchorElement & HTMLButtonElement>
}

type Props = { item: SidebarItem; rail?: boolean; onFollow?: () => void }

/**
 * One line of the sidebar; on the rail its picture alone, with the words in a tooltip and the badge as a dot.
 */
export function SidebarEntry({ item, rail = false, onFollow }: Props) {
  const control = <Control {...{ item, rail, onFollow }} />
  if (!rail) return control
  return (
    <Tooltip text={item.typed ? <bdi>{item.label}</bdi> : item.label} placement="end">
      {control}
    </Tooltip>
  )
}

function Control({ item, rail, onFollow, ref, ...passed }: Props & { ref?: Ref<HTMLElement> }) {
  const { label, icon, href, onPress, external, current = false, lang } = item
  const line = useRef<HTMLElement>(null)
  useInSight(line, current)
  const shared = {
    ...passed,
    lang,
    className: cx(styles.item, rail && styles.rail, item.raised && styles.raised),
    'aria-label': rail ? spokenName(item) : undefined,
    'aria-current': current ? ('page' as const) : undefined,
    ref: (node: (HTMLAnchorElement & HTMLButtonElement) | null) => {
      setRef(ref, node)
      setRef(item.ref, node)
      setRef(line, node)
    },
  }
  const content = (
    <>
      {icon}
      {rail ? null : (
        <span className={cx(styles.label, item.typed && styles.value)} dir={item.typed ? 'auto' : undefined}>
          {label}
        </span>
      )}
      {rail || !item.keys ? null : <KeyHint keys={item.keys} keyboardOnly />}
      <ItemBadge {...{ item, rail }} />
    </>
  )
  function follow() {
    onPress?.()
    onFollow?.()
  }
  if (href === undefined) {
    return (
      <button type="button" {...shared} onClick={follow}>
        {content}
      </button>
    )
  }
  return (
    <Link {...shared} href={href} look="bare" external={external} onClick={follow}>
      {content}
    </Link>
  )
}

/**
 * Scrolls the line one is on into sight where a long sidebar hides it; told by the browser, which has laid it
 * out by then.
 */
function useInSight(line: RefObject<HTMLElement | null>, current: boolean) {
  useEffect(() => {
    if (!current || !line.current) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        watch.disconnect()
        if (seen && seen.intersectionRatio < 1) seen.target.scrollIntoView({ block: 'nearest' })
      },
      { threshold: 1 },
    )
    watch.observe(line.current)
    return () => watch.disconnect()
  }, [line, current])
}

function ItemBadge({ item: { badge, dot }, rail }: Pick<Props, 'item' | 'rail'>) {
  if (badge && badge.count !== 0) {
    if (rail) return <RailDot label={badge.label} />
    return <CountBadge {...badge} max={999} />
  }
  if (!dot) return null
  return rail ? <RailDot label={dot} /> : <DotBadge label={dot} />
}

function RailDot({ label }: { label: string }) {
  return (
    <span className={styles.dot}>
      <DotBadge label={label} />
    </span>
  )
}

/** The rail hides the words, so the name says them all. */
function spokenName({ label, badge, dot }: SidebarItem): string {
  return [label, badge && badge.count !== 0 ? badge.label : dot].filter(Boolean).join(', ')
}

function setRef<Node>(ref: Ref<Node> | undefined, node: Node | null) {
  if (typeof ref === 'function') ref(node)
  else if (ref) ref.current = node
}
