import { cx } from '../internal/cx.ts'
import { Link } from '../controls/link.tsx'
import { ToneIcon } from '../states/notice.tsx'
import { toneClass } from '../states/tone.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import styles from './sidebar-alert.module.css'

export type SidebarAlertContent = {
  tone: 'warning' | 'negative'
  title: string
  text?: string
  link?: { href: string; label: string; external?: boolean }
  /** It was followed. */
  onFollow?: () => void
}

type Props = { alert: SidebarAlertContent; rail?: boolean; onExpand?: () => void; onFollow?: () => void }

/** The one alert of the sidebar. On the rail it is a picture that opens the sidebar (DEC-NAV-7). */
export function SidebarAlert({
  alert: { tone, title, text, link, onFollow: onFollowed },
  rail = false,
  onExpand,
  onFollow,
}: Props) {
  if (rail) {
    return (
      <Tooltip text={title} placement="end">
        <button
          type="button"
          className={cx(styles.icon, toneClass(tone))}
          aria-label={title}
          onClick={onExpand}
        >
          <ToneIcon tone={tone} />
        </button>
      </Tooltip>
    )
  }
  return (
    <div className={cx(styles.alert, toneClass(tone))}>
      <div className={styles.title}>
        <ToneIcon tone={tone} />
        <span>{title}</span>
      </div>
      {text ? <div>{text}</div> : null}
      {link ? (
        <Link
          href={link.href}
          external={link.external}
          look="bare"
          className={styles.link}
          onClick={() => {
            onFollowed?.()
            onFollow?.()
          }}
        >
          {link.label}
        </Link>
      ) : null}
    </div>
  )
}
