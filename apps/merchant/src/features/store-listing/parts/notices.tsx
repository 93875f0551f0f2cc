import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m } from '@daftar/words'
import type { StoreListing } from '../queries.ts'
import type { Editor } from '../use-editor.ts'
import { listingStatusText, listingStatusTone } from '../../../shared/text/listing-status.ts'

export function ListingState({ listing: { status } }: { listing: StoreListing }) {
  return <Badge tone={listingStatusTone[status]}>{listingStatusText[status]()}</Badge>
}

/** How the listing stands, what was said of it, and what went wrong with the last save. */
export function ListingNotices({ listing, editor }: { listing: StoreListing; editor: Editor }) {
  const { status, published, said_en, said_ar } = listing
  return (
    <>
      {said_en && status !== 'published' && status !== 'in_review' ? (
        <Notice tone="warning" title={m.listing_said()}>
          <bdi>{currentLanguage() === 'ar' ? said_ar : said_en}</bdi>
        </Notice>
      ) : null}
      {status === 'in_review' ? (
        <Notice tone="info" title={m.listing_in_review()}>
          {m.listing_in_review_text()}
        </Notice>
      ) : null}
      {status === 'published' ? <Notice tone="positive">{m.listing_published_text()}</Notice> : null}
      {published && status !== 'published' ? <Notice tone="info">{m.listing_beside()}</Notice> : null}
      {editor.trouble === null ? null : editor.trouble.isStale ? (
        <Notice
          tone="warning"
          live="alert"
          actions={
            <Button size="small" onClick={() => void editor.load()}>
              {m.listing_stale_load()}
            </Button>
          }
        >
          {m.listing_stale()}
        </Notice>
      ) : (
        <Notice tone="negative" live="alert">
          {editor.trouble.text}
        </Notice>
      )}
    </>
  )
}
