import { addressText } from '@daftar/app-kit/address-filters'
import { Badge } from '@daftar/ui/badge'
import { CountBadge } from '@daftar/ui/count-badge'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { ViewTabs } from '../../../shared/queue/view-tabs.tsx'
import { AddLegalEntity } from '../parts/acts/add-legal-entity.tsx'
import { AddStore } from '../parts/acts/add-store.tsx'
import { ChangeStanding } from '../parts/acts/change-standing.tsx'
import { MerchantView } from '../parts/views/merchant-view.tsx'
import { WriteNote } from '../parts/acts/write-note.tsx'
import { flagOfView, merchantFilters, views, type View } from '../filters.ts'
import { overviewQuery, type Overview } from '../overview.ts'
import { profileQuery, type MerchantProfile } from '../queries.ts'
import { viewText } from '../words.ts'
import styles from '../parts/dossier.module.css'

/** Everything the console knows of one merchant. */
export function MerchantScreen({ params: { id } }: { params: { id: string } }) {
  const query = useQuery(profileQuery(id))
  return (
    <Queried
      query={query}
      pending={<CardsSkeleton cards={4} />}
      failedTitle={m.desk_merchant_profile_failed()}
    >
      {(merchant) => <Ready merchant={merchant} />}
    </Queried>
  )
}

type Dialog = 'standing' | 'store' | 'entity' | 'note'

function Ready({ merchant }: { merchant: MerchantProfile }) {
  const flags = useFlags()
  const mayEdit = flags.can_edit_merchants
  const [filters] = useListFilters(merchantFilters)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const counts = useQuery(overviewQuery(merchant.id)).data?.counts
  const onClose = () => setDialog(null)
  const opening = (which: Dialog) => (mayEdit ? () => setDialog(which) : null)
  const isSuspended = merchant.suspended_at !== null
  const seen = views.filter((view) => flags[flagOfView[view]])
  const view = seen.find((each) => each === filters.view) ?? 'overview'
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={{
          label: m.desk_breadcrumbs(),
          crumbs: [
            { label: m.desk_merchants(), href: addresses.merchants },
            { label: <Typed>{nameText(merchant)}</Typed> },
          ],
        }}
        title={<Typed>{nameText(merchant)}</Typed>}
        subtitle={
          <>
            <Typed>{nameText({ name: merchant.name_ar, name_ar: merchant.name })}</Typed>
            {m.desk_comma()}
            <Ltr>{merchant.id}</Ltr>
          </>
        }
        status={
          isSuspended ? (
            <Badge tone="negative">{m.desk_merchant_suspended()}</Badge>
          ) : (
            <Badge tone="positive">{m.desk_dossier_selling()}</Badge>
          )
        }
        moreLabel={m.desk_merchant_more()}
        primaryAction={{
          id: 'note',
          label: m.desk_dossier_note_write(),
          icon: <NotebookPen />,
          onPress: () => setDialog('note'),
        }}
        actions={
          mayEdit
            ? [
                {
                  id: 'standing',
                  label: isSuspended ? m.desk_merchant_resume() : m.desk_merchant_suspend(),
                  danger: !isSuspended,
                  onPress: () => setDialog('standing'),
                },
              ]
            : []
        }
      />
      <ViewTabs
        label={m.desk_dossier_views()}
        links={seen.map((each) => ({
          href: addressOf(merchant.id, each),
          label: viewText(each),
          current: each === view,
          badge: <CountBadge count={countOf(counts, each)} max={9999} tone="plain" />,
        }))}
      />
      <MerchantView
        view={view}
        merchant={merchant}
        mayEdit={mayEdit}
        onAddStore={opening('store')}
        onAddEntity={opening('entity')}
      />
      {dialog === 'standing' ? <ChangeStanding {...{ merchant, onClose }} /> : null}
      {dialog === 'store' ? <AddStore merchantId={merchant.id} onClose={onClose} /> : null}
      {dialog === 'entity' ? <AddLegalEntity merchantId={merchant.id} onClose={onClose} /> : null}
      {dialog === 'note' ? <WriteNote merchantId={merchant.id} onClose={onClose} /> : null}
    </div>
  )
}

function addressOf(id: string, view: View): string {
  return addresses.merchant(id) + addressText(merchantFilters.write({ view, group: null }))
}

type Counts = Overview['counts']

function countOf(counts: Counts | undefined, view: View): number {
  return counts !== undefined && isCounted(view, counts) ? (counts[view] ?? 0) : 0
}

function isCounted(view: View, counts: Counts): view is View & keyof Counts {
  return Object.hasOwn(counts, view)
}
