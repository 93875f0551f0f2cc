import { Badge } from '@daftar/ui/badge'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { IconButton } from '@daftar/ui/icon-button'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Menu, type MenuEntry } from '@daftar/ui/menu'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { EllipsisVertical, Pause, Pencil, Play, RefreshCw, Rss, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductFeed } from '../queries.ts'
import { ReadAt, RowProblems, SyncState } from './sync-state.tsx'
import styles from './marketing.module.css'

export type FeedAct = 'change' | 'remove' | 'fetch' | 'pause' | 'resume'

type FeedListProps = {
  feeds: readonly ProductFeed[]
  mayWrite: boolean
  /** What there is to do where nothing is there yet. */
  begin: ReactNode
  onAct: (act: FeedAct, feed: ProductFeed) => void
}

/** Every feed with how fetching it goes; cards on a phone. */
export function FeedList({ feeds, mayWrite, begin, onAct }: FeedListProps) {
  const menu = (feed: ProductFeed) => (mayWrite ? <FeedMenu {...{ feed, onAct }} /> : null)
  return (
    <DataTable
      label={m.marketing_feeds()}
      columns={columns(menu)}
      rows={feeds}
      rowKey={({ id }) => id}
      renderCard={(feed) => (
        <div className={styles.card}>
          <div className={styles.row}>
            <FeedName feed={feed} />
            {menu(feed)}
          </div>
          <div className={styles.row}>
            <FeedStatus feed={feed} />
            <span className={styles.muted}>
              {m.marketing_products_count({ count: feed.products })} · <ReadAt at={feed.fetched_at} />
            </span>
          </div>
          <SyncState sync={feed.sync} />
          <RowProblems sync={feed.sync} />
        </div>
      )}
      instead={
        <EmptyState icon={<Rss />} title={m.marketing_feeds_empty()} action={begin}>
          {m.marketing_feeds_empty_text()}
        </EmptyState>
      }
    />
  )
}

function columns(menu: (feed: ProductFeed) => ReactNode): Column<ProductFeed>[] {
  return [
    { id: 'name', header: m.marketing_feed_name(), cell: (feed) => <FeedName feed={feed} /> },
    {
      id: 'format',
      header: m.marketing_feed_format(),
      cell: ({ format }) => <Ltr>{format.toUpperCase()}</Ltr>,
    },
    { id: 'language', header: m.marketing_feed_language(), cell: ({ language }) => languageText(language) },
    {
      id: 'products',
      header: m.marketing_products(),
      align: 'end',
      cell: ({ products }) => countText(products),
    },
    {
      id: 'fetched',
      header: m.marketing_feed_fetched(),
      cell: ({ fetched_at: at, sync }) => (
        <span className={styles.stack}>
          <ReadAt at={at} />
          <SyncState sync={sync} />
          <RowProblems sync={sync} />
        </span>
      ),
    },
    { id: 'status', header: m.marketing_products_status(), cell: (feed) => <FeedStatus feed={feed} /> },
    { id: 'actions', header: '', align: 'end', cell: menu },
  ]
}

export function languageText(language: ProductFeed['language']): string {
  return language === 'ar' ? m.marketing_snippet_arabic() : m.marketing_snippet_english()
}

function FeedName({ feed: { name, url } }: { feed: ProductFeed }) {
  return (
    <span className={styles.lines}>
      <Typed>{name}</Typed>
      <Ltr className={styles.muted}>{url.replace(/^https:\/\//, '')}</Ltr>
    </span>
  )
}

function FeedStatus({ feed: { status } }: { feed: ProductFeed }) {
  return status === 'active' ? (
    <Badge tone="positive">{m.marketing_feed_active()}</Badge>
  ) : (
    <Badge>{m.marketing_feed_paused()}</Badge>
  )
}

function FeedMenu({ feed, onAct }: Pick<FeedListProps, 'onAct'> & { feed: ProductFeed }) {
  const label = m.marketing_feed_actions({ name: feed.name })
  const isActive = feed.status === 'active'
  const entry = (act: FeedAct, text: string, icon: MenuEntry['icon'], more: Partial<MenuEntry> = {}) => ({
    ...{ id: act, label: text, icon, onPress: () => onAct(act, feed) },
    ...more,
  })
  const entries: MenuEntry[] = [
    ...(isActive
      ? [
          entry('fetch', m.marketing_feed_fetch(), <RefreshCw />, {
            disabled: feed.sync?.status === 'running',
          }),
          entry('pause', m.marketing_feed_pause(), <Pause />),
        ]
      : [entry('resume', m.marketing_feed_resume(), <Play />)]),
    entry('change', m.marketing_feed_change(), <Pencil />),
    entry('remove', m.marketing_feed_delete(), <Trash2 />, { danger: true }),
  ]
  return (
    <Menu label={label} entries={entries}>
      <IconButton label={label} icon={<EllipsisVertical />} size="small" />
    </Menu>
  )
}
