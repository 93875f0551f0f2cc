import type { ReactNode } from 'react'
import { EllipsisVertical } from 'lucide-react'
import { cx } from '../internal/cx.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { BreadcrumbsProps } from './breadcrumbs.tsx'
import { Button, buttonClass } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Link } from '../controls/link.tsx'
import { Menu } from '../controls/menu.tsx'
import { useIsPhone } from '../page/use-media-query.tsx'
import styles from './page-header.module.css'

export type PageAction = {
  id: string
  label: string
  icon?: ReactNode
  /** Either an address or something to do. */
  href?: string
  onPress?: () => void
  busy?: boolean
  disabled?: boolean
  danger?: boolean
}

export type PageHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** A badge beside the title. */
  status?: ReactNode
  breadcrumbs?: BreadcrumbsProps
  primaryAction?: PageAction
  actions?: readonly PageAction[]
  /** Names the menu that holds the other actions on phones. */
  moreLabel?: string
  /** Controls of the caller's that always stay in the header. */
  children?: ReactNode
}

/**
 * Title or breadcrumbs and the page's actions. On phones the primary action floats and the others move into a
 * menu.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, status, breadcrumbs, primaryAction, actions = [], moreLabel, children } = props
  const phone = useIsPhone()
  const inMenu = phone && moreLabel !== undefined && actions.length > 0
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        {breadcrumbs ? <Breadcrumbs {...breadcrumbs} /> : null}
        <div className={styles.line}>
          <h1>{title}</h1>
          {status}
        </div>
        {subtitle ? <div className={styles.subtitle}>{subtitle}</div> : null}
      </div>
      <div className={styles.actions}>
        {children}
        {inMenu ? <MoreMenu label={moreLabel} actions={actions} /> : null}
        {inMenu ? null : actions.map((action) => <Action key={action.id} action={action} />)}
        {primaryAction ? <Action action={primaryAction} primary floating={phone} /> : null}
      </div>
    </header>
  )
}

function Action({
  action,
  primary = false,
  floating = false,
}: {
  action: PageAction
  primary?: boolean
  floating?: boolean
}) {
  const variant = primary ? (action.danger ? 'danger' : 'primary') : 'plain'
  const className = cx(floating && styles.float)
  if (action.href !== undefined && !action.disabled) {
    return (
      <Link
        href={action.href}
        look="bare"
        className={cx(buttonClass({ variant }), className)}
        onClick={action.onPress}
      >
        {action.icon}
        {action.label}
      </Link>
    )
  }
  const { icon, busy, disabled, onPress } = action
  return (
    <Button {...{ variant, icon, busy, disabled, className }} onClick={onPress}>
      {action.label}
    </Button>
  )
}

function MoreMenu({ label, actions }: { label: string; actions: readonly PageAction[] }) {
  return (
    <Menu
      label={label}
      entries={actions.map((action) => ({ ...action, disabled: action.disabled || action.busy }))}
    >
      <IconButton label={label} icon={<EllipsisVertical />} variant="outlined" />
    </Menu>
  )
}
